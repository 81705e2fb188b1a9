"""`ecumene bench --client`: measures the real window. Each measurement runs in a process of its own."""
