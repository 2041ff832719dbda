interface Assignment {
  /** Slot index of each item; undefined if no slot was left for it. */
  slotIndexes: readonly (number | undefined)[];
  cost: number;
}

const unassignedCost = 1_000_000;

/**
 * Assigns each item its own slot: as many items as possible, at the lowest total cost. `costOf`
 * returns undefined if an item does not fit a slot. Exact search, fast enough for the few slots of a
 * board or case.
 */
export function assign(
  items: number,
  slots: number,
  costOf: (item: number, slot: number) => number | undefined,
): Assignment {
  const memo = new Map<number, Assignment>();

  const assignFrom = (item: number, taken: number): Assignment => {
    if (item === items) return { slotIndexes: [], cost: 0 };
    const key = item * 2 ** slots + taken;
    const known = memo.get(key);
    if (known) return known;

    let best = prepend(undefined, unassignedCost, assignFrom(item + 1, taken));
    for (let slot = 0; slot < slots; slot += 1) {
      const cost = taken & (1 << slot) ? undefined : costOf(item, slot);
      if (cost === undefined) continue;
      const assignment = prepend(slot, cost, assignFrom(item + 1, taken | (1 << slot)));
      if (assignment.cost < best.cost) best = assignment;
    }
    memo.set(key, best);
    return best;
  };
  return assignFrom(0, 0);
}

const prepend = (slot: number | undefined, cost: number, rest: Assignment): Assignment => ({
  slotIndexes: [slot, ...rest.slotIndexes],
  cost: cost + rest.cost,
});
