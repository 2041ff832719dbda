import { expect, test } from 'vitest';
import type { Attributes } from '@sirkito/commerce';
import { evaluate } from '../../evaluate.ts';
import { catalogPart } from '../../testing/catalogue.ts';
import { part } from '../../testing/parts.ts';
import { vendorAdvice } from '../../facts/vendor-psu.ts';

// A mid-range PC, smaller than the vendors assume, with a supply that absorbs the card's peaks.
const parts = [
  catalogPart('AMD Ryzen 5 9600X'),
  part('memory', { moduleCount: 2 }),
  part('storage_ssd', { formFactor: 'M.2-2280' }),
  part('cpu_cooling', { type: 'Air', fanCount: 1 }),
  part('pc_case', { includedFans: 3 }),
  part('power_supply', { atx3: true }),
];

const advised = (card: Attributes): number =>
  evaluate([...parts, part('graphics_card', card)]).requiredWatts;

test('checks the vendors of at least 30 cards', () => {
  expect(new Set(vendorAdvice.map(({ card }) => card)).size).toBeGreaterThanOrEqual(30);
});

test.each(vendorAdvice)(
  'recommends at least the $psuWatts W of the vendor for a $card, and at most 150 W more',
  ({ boardWatts, psuWatts }) => {
    const watts = advised({ tdpWatts: boardWatts });
    expect(watts).toBeGreaterThanOrEqual(psuWatts);
    expect(watts).toBeLessThanOrEqual(psuWatts + 150);
  },
);

test.each([
  // AMD asks for 100 W more for the RX 6900 XT than for the RX 6800 XT of the same board power.
  ['more', 300, 850],
  ['less', 160, 450],
])('follows a stated recommendation of %s than the estimate', (_, tdpWatts, stated) => {
  expect(advised({ tdpWatts, recommendedPsuWatts: stated })).toBe(stated);
});
