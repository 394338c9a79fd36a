"""Square boards as tables."""

from ludotheque.space.square import neighbours


def test_neighbours_share_an_edge_and_never_wrap_around():
    assert neighbours(3, 2) == [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]


def test_beside_goes_both_ways_on_any_board():
    near = neighbours(7, 5)
    assert all(cell in near[other] for cell in range(35) for other in near[cell])
    assert sum(map(len, near)) == 2 * (6 * 5 + 7 * 4)
