# What Python sees of a native unit. States are buffers that Python owns: no copy goes in or out.
from cpython.buffer cimport PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from cpython.mem cimport PyMem_RawCalloc, PyMem_RawFree

from time import perf_counter as unit_clock

STATE_SIZE = STATE_BYTES
TABLES_SIZE = TABLES_BYTES

if sizeof(State) != STATE_BYTES or sizeof(Tables) != TABLES_BYTES:
    raise ImportError("%s: this compiler lays out records in its own way" % GAME)


cdef void* unit_address(object holder, Py_buffer* view, Py_ssize_t least, Py_ssize_t most,
                        int flags) except NULL:
    """Where the bytes of a buffer are; give it back with PyBuffer_Release."""
    PyObject_GetBuffer(holder, view, flags)
    if view.len < least or (most >= 0 and view.len > most):
        found = view.len
        PyBuffer_Release(view)
        raise ValueError("%s: a buffer of %d bytes where %d are needed" % (GAME, found, least))
    if <size_t>view.buf % 8 != 0:
        PyBuffer_Release(view)
        raise ValueError("%s: a buffer that does not begin at a multiple of eight" % GAME)
    return view.buf


cdef inline State* unit_looked_at(object holder, Py_buffer* view) except NULL:
    return <State*>unit_address(holder, view, STATE_BYTES, STATE_BYTES, PyBUF_SIMPLE)


cdef inline State* unit_changed(object holder, Py_buffer* view) except NULL:
    return <State*>unit_address(holder, view, STATE_BYTES, STATE_BYTES, PyBUF_WRITABLE)


cdef inline int unit_check_move(State* s, long long move) except -1:
    """Rules trust that a seat must act and that the move is one: anything else would read astray."""
    if s.seat == -1:
        raise ValueError("%s: nobody must act" % GAME)
    if not 0 <= move < MOVES:
        raise ValueError("%s: there is no move %d" % (GAME, move))
    return 0


cdef inline long long* unit_numbers(object holder, Py_buffer* view) except NULL:
    return <long long*>unit_address(holder, view, 8, -1, PyBUF_WRITABLE)


cdef class UnitRoom:
    """Room to work in for as long as it is held: states of its own, a desk, buffers of others."""

    cdef State* states
    cdef Desk* desk
    cdef long long* rows[6]
    cdef Py_buffer held[6]
    cdef int count

    def __cinit__(self, int states, tuple holders):
        self.count = 0
        self.states = <State*>PyMem_RawCalloc(states, STATE_BYTES)
        self.desk = <Desk*>PyMem_RawCalloc(1, sizeof(Desk))
        if self.states == NULL or self.desk == NULL:
            raise MemoryError
        for holder in holders:
            self.rows[self.count] = unit_numbers(holder, &self.held[self.count])
            self.count += 1

    def __dealloc__(self):
        while self.count > 0:
            self.count -= 1
            PyBuffer_Release(&self.held[self.count])
        PyMem_RawFree(self.states)
        PyMem_RawFree(self.desk)


cdef class Native:
    """An edition in native memory. Its tables never change, so that threads may share it;
    a state may be used by one thread at a time."""

    cdef Tables t
    cdef readonly long long limit  # no game has more decisions

    def __init__(self, bytes tables, long long limit):
        if len(tables) != TABLES_BYTES:
            raise ValueError("%s: %d bytes of tables, %d needed" % (GAME, len(tables), TABLES_BYTES))
        memcpy(&self.t, PyBytes_AS_STRING(tables), TABLES_BYTES)
        self.limit = limit

    def first(self, unsigned long long low, unsigned long long high):
        """The first position under a seed, as bytes."""
        cdef Desk desk
        desk.used = 0
        made = PyBytes_FromStringAndSize(NULL, STATE_BYTES)
        cdef State* s = <State*>PyBytes_AS_STRING(made)
        memset(s, 0, STATE_BYTES)
        game_set_key(&desk, s, low, high)
        game_setup(&desk, &self.t, s)
        return made

    def apply(self, state, long long move):
        """Play a legal move in place, with fresh notes."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef State* s = unit_changed(state, &view)
        try:
            unit_check_move(s, move)
            s.event_n = 0
            game_apply(&desk, &self.t, s, move)
            game_check_notes(&desk, s)
        finally:
            PyBuffer_Release(&view)

    def legal(self, state):
        """The numbers of the legal moves, ascending; none when nobody must act."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef long long out[ROOM]
        cdef long long n = 0, i
        cdef State* s = unit_looked_at(state, &view)
        try:
            if s.seat != -1:
                n = game_legal(&desk, &self.t, s, out)
        finally:
            PyBuffer_Release(&view)
        return [out[i] for i in range(n)]

    def why_not(self, state, long long move):
        """0 if the move is legal, else the code of the rule in the way."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef State* s = unit_looked_at(state, &view)
        try:
            unit_check_move(s, move)
            return game_why_not(&desk, &self.t, s, move)
        finally:
            PyBuffer_Release(&view)

    def outcome(self, state):
        """Why it ended (0: it has not) and each seat's share."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef long long out[ROOM]
        cdef long long reason, i
        cdef State* s = unit_looked_at(state, &view)
        memset(out, 0, sizeof(out))
        try:
            reason = game_outcome(&desk, &self.t, s, out)
        finally:
            PyBuffer_Release(&view)
        return reason, [out[i] for i in range(SEATS)]

    def estimate(self, state):
        """What the position is worth to each seat by the game's own estimate, else even."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef long long out[ROOM]
        cdef long long i
        cdef State* s = unit_looked_at(state, &view)
        memset(out, 0, sizeof(out))
        try:
            game_estimate(&desk, &self.t, s, out)
        finally:
            PyBuffer_Release(&view)
        return [out[i] for i in range(SEATS)]

    def value(self, state):
        """The outcome if it is over, else the estimate; with the reason."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef long long out[ROOM]
        cdef long long reason, i
        cdef State* s = unit_looked_at(state, &view)
        memset(out, 0, sizeof(out))
        try:
            reason = game_value(&desk, &self.t, s, out)
        finally:
            PyBuffer_Release(&view)
        return reason, [out[i] for i in range(SEATS)]

    def prune(self, state):
        """The moves worth searching; none when nobody must act."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef long long out[ROOM]
        cdef long long n = 0, i
        cdef State* s = unit_looked_at(state, &view)
        try:
            if s.seat != -1:
                n = game_prune(&desk, &self.t, s, out)
        finally:
            PyBuffer_Release(&view)
        return [out[i] for i in range(n)]

    def playout_moves(self, state):
        """The moves a playout draws from; none when nobody must act."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef long long out[ROOM]
        cdef long long n = 0, i
        cdef State* s = unit_looked_at(state, &view)
        try:
            if s.seat != -1:
                n = game_playout_moves(&desk, &self.t, s, out)
        finally:
            PyBuffer_Release(&view)
        return [out[i] for i in range(n)]

    def advise(self, state, long long style):
        """What a plain player of a style does; the first legal move if the game has none."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef long long out[ROOM]
        cdef long long move = -1
        cdef State* s = unit_changed(state, &view)
        try:
            if s.seat != -1:
                move = game_advise(&desk, &self.t, s, style, out)
        finally:
            PyBuffer_Release(&view)
        return move

    def random_moves(self, state):
        """The moves random play draws from; none when nobody must act."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef long long out[ROOM]
        cdef long long n = 0, i
        cdef State* s = unit_looked_at(state, &view)
        try:
            if s.seat != -1:
                n = game_random_moves(&desk, &self.t, s, out)
        finally:
            PyBuffer_Release(&view)
        return [out[i] for i in range(n)]

    def redact(self, state, long long seat):
        """Blank, in place, all that the seat may not know, and the notes."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef State* s = unit_changed(state, &view)
        try:
            game_redact(&desk, s, seat)
            memset((<char*>s) + HEAD_BYTES, 0, STATE_BYTES - HEAD_BYTES)
        finally:
            PyBuffer_Release(&view)

    def guess(self, state, long long seat, unsigned long long low, unsigned long long high):
        """Re-key the chance of a view and fill in, in place, a world that agrees with it."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef State* s = unit_changed(state, &view)
        try:
            game_set_key(&desk, s, low, high)
            game_guess(&desk, &self.t, s, seat)
        finally:
            PyBuffer_Release(&view)

    def fingerprint(self, state):
        """A 63-bit number that stands for the record without its notes."""
        cdef Desk desk
        desk.used = 0
        cdef Py_buffer view
        cdef State* s = unit_looked_at(state, &view)
        try:
            return game_fingerprint(&desk, s)
        finally:
            PyBuffer_Release(&view)

    def random_game(self, unsigned long long seed):
        """Play a random game: how many moves, the last position, a checksum of every position."""
        cdef Desk desk
        desk.used = 0
        cdef long long out[ROOM]
        cdef long long moves
        cdef unsigned long long total
        made = self.first(seed, 0)
        cdef State* s = <State*>PyBytes_AS_STRING(made)
        moves = game_play_random(&desk, &self.t, s, out, seed, self.limit)
        made = self.first(seed, 0)
        s = <State*>PyBytes_AS_STRING(made)
        total = game_sum_random(&desk, &self.t, s, out, seed, self.limit)
        return moves, made, total

    def random_games(self, unsigned long long first_seed, long long count):
        """Random games of consecutive seeds: moves in all, a checksum of the last positions."""
        cdef Desk desk
        desk.used = 0
        cdef long long out[ROOM]
        cdef long long moves = 0, i
        cdef unsigned long long total = 0
        cdef State* s = <State*>PyMem_RawCalloc(1, STATE_BYTES)
        if s == NULL:
            raise MemoryError
        try:
            with nogil:
                for i in range(count):
                    memset(s, 0, STATE_BYTES)
                    game_set_key(&desk, s, first_seed + i, 0)
                    game_setup(&desk, &self.t, s)
                    moves += game_play_random(&desk, &self.t, s, out, first_seed + i, self.limit)
                    total = game_fold(&desk, total, game_fingerprint(&desk, s))
        finally:
            PyMem_RawFree(s)
        return moves, total

    def search(self, view, args, tree, out):
        """Run the search of the unit on a view; its arguments, tree and answer are buffers of
        64-bit numbers."""
        cdef UnitRoom room = UnitRoom(2, (args, tree, out))
        cdef Py_buffer held
        cdef State* s = unit_changed(view, &held)
        cdef State* own = room.states
        cdef long long** rows = room.rows
        cdef long long answer
        try:
            with nogil:
                answer = game_search(room.desk, &self.t, s, own, own + 1, rows[0], rows[1], rows[2])
            return answer
        finally:
            PyBuffer_Release(&held)

    def decide(self, view, mind, unsigned long long seed, args, tree, out):
        """The move that a player of the unit, told by its settings and its seed, makes of a view."""
        cdef UnitRoom room = UnitRoom(2, (mind, args, tree, out))
        cdef Py_buffer held
        cdef State* s = unit_changed(view, &held)
        cdef State* own = room.states
        cdef long long** r = room.rows
        cdef long long move
        try:
            with nogil:
                move = game_decide(room.desk, &self.t, s, own, own + 1, r[0], 0, seed,
                                   r[1], r[2], r[3])
            return move
        finally:
            PyBuffer_Release(&held)

    def contest(self, sheet, rows, marks, args, tree, out):
        """Play games between players of the unit; all are buffers of 64-bit numbers."""
        cdef UnitRoom room = UnitRoom(4, (sheet, rows, marks, args, tree, out))
        cdef State* own = room.states
        cdef long long** r = room.rows
        cdef long long answer
        with nogil:
            answer = game_contest(room.desk, &self.t, own, own + 1, own + 2, own + 3,
                                  r[0], r[1], r[2], r[3], r[4], r[5])
        return answer

    def time_copy(self, long long count):
        """Seconds that `count` copies of a state take."""
        cdef State* own = <State*>PyMem_RawCalloc(16, STATE_BYTES)
        cdef long long i
        if own == NULL:
            raise MemoryError
        own[0].draws = 1
        began = unit_clock()
        with nogil:
            for i in range(count):
                game_copy(NULL, &own[(i + 1) & 15], &own[i & 15])
        took = unit_clock() - began
        copied = own[count & 15].draws
        PyMem_RawFree(own)
        assert copied == 1, "the last copy is not like the first"
        return took
