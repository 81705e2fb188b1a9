"""What hands do at the table beyond moving units: things carried from docks, payments as suggested, what is asked before."""
