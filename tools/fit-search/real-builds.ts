import type { Part } from '../../packages/compatibility/src/part.ts';
import { slots } from '../../packages/compatibility/src/slots.ts';
import { completionOf } from './completion.ts';
import { idealParts } from './ideal-parts.ts';
import { checkParts, isGreen, type Checked } from './search.ts';

/** Values for ideal parts where the chosen parts state none. */
const usual: readonly Part[] = [
  { id: '', name: '', categoryId: 'cpu', attributes: { socket: 'AM5', memoryType: ['DDR5'] } },
  { id: '', name: '', categoryId: 'motherboard', attributes: { formFactor: 'Thin Mini-ITX' } },
  { id: '', name: '', categoryId: 'motherboard', attributes: { formFactor: 'ATX' } },
  { id: '', name: '', categoryId: 'power_supply', attributes: { psuFormFactor: 'ATX' } },
];

const triesPerSlot = 4;

/**
 * Fills the slots of random PCs in random order with random parts, and checks each part beside those
 * chosen before. A part stays if a PC without errors contains them all.
 */
export function* searchBuilds(
  parts: readonly Part[],
  { count, random }: { count: number; random: () => number },
): Generator<Checked> {
  const bySlot = slots.map(({ id, categories }) => ({
    id,
    own: parts.filter(({ categoryId }) => categories.includes(categoryId)),
  }));
  for (let index = 0; index < count; index += 1) {
    let chosen: readonly Part[] = [];
    for (const slot of shuffled(bySlot, random)) {
      for (let tries = 0; tries < triesPerSlot; tries += 1) {
        const part = slot.own[Math.floor(random() * slot.own.length)];
        if (!part) break;
        const all = [...chosen, part];
        const offers = idealParts([...all, ...usual]);
        const checked = checkParts(part, chosen, offers);
        if (chosen.length > 0) yield checked;
        if (isGreen(checked.verdict) ? checked.isDeadEnd : !completionOf(all, offers)) continue;
        chosen = all;
        break;
      }
    }
  }
}

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
