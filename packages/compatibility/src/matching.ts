interface Assignment {
  /** For each item its place; undefined where none was left for it. */
  places: readonly (number | undefined)[];
  cost: number;
}

const unplaced = 1_000_000;

/**
 * Gives each item a place of its own: as many items as can be, and among those ways the one with
 * the least cost. `costOf` says undefined where an item does not fit a place. Exact, for the few
 * places a board or a case has.
 */
export function assign(
  items: number,
  places: number,
  costOf: (item: number, place: number) => number | undefined,
): Assignment {
  const known = new Map<number, Assignment>();

  const from = (item: number, taken: number): Assignment => {
    if (item === items) return { places: [], cost: 0 };
    const key = item * 2 ** places + taken;
    const before = known.get(key);
    if (before) return before;

    let best = after(undefined, unplaced, from(item + 1, taken));
    for (let place = 0; place < places; place += 1) {
      const cost = taken & (1 << place) ? undefined : costOf(item, place);
      if (cost === undefined) continue;
      const way = after(place, cost, from(item + 1, taken | (1 << place)));
      if (way.cost < best.cost) best = way;
    }
    known.set(key, best);
    return best;
  };
  return from(0, 0);
}

const after = (place: number | undefined, cost: number, rest: Assignment): Assignment => ({
  places: [place, ...rest.places],
  cost: cost + rest.cost,
});
