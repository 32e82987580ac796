"""Where the program begins that is one file: `rulebound`, and the Python it starts for work of its own."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.argv[1:2] == ["-c"]:  # the program starts itself as it would start Python
        exec(sys.argv[2], {"__name__": "__main__"})
    else:
        from rulebound.cli import main

        main()
