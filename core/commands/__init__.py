"""The headless commands, one module each: `arguments(parser)` declares the options, `run(options)` returns the exit code."""
