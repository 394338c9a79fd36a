"""What the tree search is asked and what it found: places of its row of arguments."""

A_MODE = 0  # SEARCH, WEIGH, PLAN or SURE
A_SEAT = 1  # the searcher
A_SEED = 2  # of guesses and playouts
A_FROM = 3  # first visit to make (visits before it were made by earlier calls)
A_UNTIL = 4  # and where to stop
A_DEPTH = 5  # random moves played at most in a chapter before a position is valued
A_EXPLORE = 6  # weight of exploration, in thousandths
A_SLOTS = 7  # size of the table, a power of two
A_NODES = 8  # room for nodes
A_EDGES = 9  # room for edges
A_NODE_N = 10  # nodes made
A_EDGE_N = 11  # edges made
A_STEPS = 12  # length of the path of the present visit
A_DEEP = 13  # room for the path
A_PRIOR = 14  # how sharply the estimate of each move leads its first visits; 0: not at all
A_FOUND = 15  # moves made, summed over visits (for the benchmark)
A_AHEAD = 16  # chapters after the root's that are played before valuing; -1: as far as one falls
A_DRAWN = 17  # ways a chapter is drawn, of which its player takes the best
A_EVEN = 18  # 1: every move of the root is visited as often as any other
A_THRIFTY = 19  # 1: moves that waste something are not looked at
A_CHAPTER = 20  # the root's
A_SEES = 21  # 1: what is seen is the world itself, chance and all (the lab's ceiling)
A_SETTLES = 22  # it stops when nothing can be better by more, in shares of WIN; 0: never by itself
A_SQUARES = 23  # of what visits were worth to the searcher, summed
A_TIDY = 24  # 1: what makes no difference is put in order after each move
A_SUSPECTS = 25  # 1: guessed worlds are those that others' play tells of
A_PATH = 26  # the path: node and edge of each step

SEARCH = 0
WEIGH = 1
PLAN = 2  # see turn_kernel
SURE = 3  # which moves end the game at once

# the tree: nodes and, behind them, edges
NODE = 6  # hash, seat, first edge, number of edges (-1: not opened), visits, total value
EDGE = 4  # move, visits, total value, prior in millionths
A_SPARE = 8  # nodes that a tree has room for besides one for each visit
