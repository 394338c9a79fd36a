// Two people of one mind, so that somebody surely falls soon: one settles beside the other and goes
// straight for that portal; the other leaves it with a single troop and does not fight.
const HEART = [0, 0];
const WAYS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const SIDE = 32; // cells in a row of the box that holds the map
const named = (cell) => `${(cell % SIDE) - SIDE / 2},${Math.floor(cell / SIDE) - SIDE / 2}`;
const spot = (name) => name.split(",").map(Number);

/** The map as a seat sees it: tiles, portals, owners and troops by the names of their cells. */
async function look(page, seat) {
  const s = await page.evaluate(async (own) => {
    window.second ??= await window.openLine(location.pathname.split("/").at(-1));
    const { tile, tiles_n, portal, owner, troops } = (await window.second.look(own)).state;
    return { tiles: tile.slice(0, tiles_n), portal, owner, troops };
  }, seat);
  const by = (row) => Object.fromEntries(s.tiles.map((cell) => [named(cell), row[cell]]));
  const portals = s.portal.map((cell) => (cell < 0 ? null : named(cell)));
  return { tiles: s.tiles.map(named), portals, owner: by(s.owner), troops: by(s.troops) };
}

/** How far each tile lies from one, over tiles. */
function far({ tiles }, goal) {
  const steps = { [goal]: 0 };
  walk(tiles, steps, [goal]);
  return (name) => steps[name] ?? SIDE;
}

function walk(tiles, steps, edge) {
  for (const at of edge) {
    const [q, r] = spot(at);
    const around = WAYS.map(([x, y]) => `${q + x},${r + y}`);
    for (const next of around.filter((name) => tiles.includes(name) && !(name in steps))) {
      steps[next] = steps[at] + 1;
      edge.push(next);
    }
  }
}

/** How far two cells lie apart, whatever lies between. */
function apart(name, [q, r]) {
  const [x, y] = spot(name);
  return Math.max(Math.abs(x - q), Math.abs(y - r), Math.abs(x - q + y - r));
}

/** The cell of which something is least; of equals the first. */
const least = (cells, of) => cells.toSorted((a, b) => of(a) - of(b))[0];

const PLAIN = {
  map_final: "done",
  cmb_ability: "done",
  log_buy: "done",
  log_move_from: "done",
  def_discard: "done",
};

/** What is chosen on the map: tiles close to the Heart, portals close to each other, and then the
 * way to the other's portal, or away from it. */
async function place(page, { ask, cells }, { me, other, hunts }) {
  if (["map_tile", "map_black"].includes(ask)) return least(cells, (at) => apart(at, HEART));
  const map = await look(page, me);
  if (ask === "map_portal_pos") {
    const beside = map.portals[other] ? spot(map.portals[other]) : HEART;
    return least(cells, (at) => apart(at, beside));
  }
  if (ask === "off_source") return least(cells, (at) => -map.troops[at]);
  const steps = far(map, map.portals[other]);
  if (hunts) return least(cells, steps);
  const wild = ask === "off_target" ? cells.filter((at) => !map.owner[at]) : cells;
  return least(wild, (at) => (at === map.portals[me] ? SIDE : 0) - steps(at));
}

/** How one of the two decides; what is not said here is decided as anybody would. */
export const hunter = (page, who) => async (now, hands) => {
  const { ask, cells, moves } = now;
  const press = (notation) => hands.move(notation).then(() => true);
  if (now.crystals) return hands.crystals().then(() => true);
  if (PLAIN[ask]) return press(PLAIN[ask]);
  if (ask === "map_portal") return press(moves.find((move) => /add|none/.test(move)));
  if (ask === "exp_end")
    return press(moves.find((move) => who.hunts && move === "bonus") ?? "done");
  if (ask === "cmb_play" && !who.hunts) return press("done");
  if (ask === "off_target" && now.aimed) return press("done"); // one front is enough
  if (!cells.length) return false;
  const cell = await place(page, now, who);
  await (cell ? hands.cell(cell) : press("done"));
  return true;
};
