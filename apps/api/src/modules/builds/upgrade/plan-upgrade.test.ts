import { slots } from '@sirkito/compatibility';
import { expect, test } from 'vitest';
import type { BuildPart } from '#api/modules/catalog/index.ts';
import { inSteps } from '#api/platform/concurrency/in-steps.ts';
import { isBetter, planUpgrade } from './plan-upgrade.ts';

const part = (name: string, category: string, price: number, attributes: object): BuildPart =>
  // The code under test reads nothing else of a part.
  ({
    _id: name,
    name,
    price,
    salePrice: 0,
    category: { id: category, name: category },
    attributes,
  }) as unknown as BuildPart;

const kit = (type: string, capacity: number, price: number) =>
  part(`${type} ${capacity} GB at ${price}`, 'memory', price, {
    type,
    capacity,
    moduleCount: 2,
    formFactor: 'DIMM',
    ecc: false,
  });
const board = (socket: string, memoryType: string, price: number) =>
  part(`${socket} board at ${price}`, 'motherboard', price, {
    socket,
    memoryType,
    memorySlots: 4,
    maxMemoryGb: 192,
    chipset: socket === 'AM5' ? 'B850' : 'B550',
  });
const chip = (socket: string, memoryType: string, price: number) =>
  part(`${socket} chip at ${price}`, 'cpu', price, {
    socket,
    memoryType: [memoryType],
    maxMemoryGb: 192,
    integratedGraphics: 'Radeon',
    includesCooler: true,
    series: socket === 'AM5' ? 'Ryzen 9000' : 'Ryzen 5000',
  });

const slotOf = (slotId: string) => {
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot) throw new Error(`no slot ${slotId}`);
  return slot;
};
/** The same kit twice is two. */
const twice = (one: BuildPart): BuildPart[] => [{ ...one }, { ...one }];

test('prefers one kit over two only if it is at least as large as both', async () => {
  const better = isBetter(slotOf('memory'), twice(kit('DDR4', 16, 3_000)));
  expect(better(kit('DDR4', 16, 4_000))).toBe(false);
  expect(better(kit('DDR4', 32, 5_000))).toBe(false);
  expect(better(kit('DDR4', 32, 6_500))).toBe(true);
  expect(better(kit('DDR4', 64, 5_000))).toBe(true);
});

const plan = (...args: Parameters<typeof planUpgrade>) => inSteps(planUpgrade(...args));

const offers = [
  kit('DDR5', 8, 2_000),
  kit('DDR5', 16, 4_000),
  kit('DDR5', 32, 7_000),
  kit('DDR5', 64, 15_000),
  board('AM5', 'DDR5', 9_000),
];
const processor = chip('AM5', 'DDR5', 20_000);

test.each([
  ['one kit', [kit('DDR4', 32, 5_000)], 'DDR5 32 GB at 7000'],
  ['two kits', twice(kit('DDR4', 32, 5_000)), 'DDR5 64 GB at 15000'],
])('replaces memory for a new processor with at least as much: %s', async (_, kits, memory) => {
  const have = [chip('AM4', 'DDR4', 8_000), board('AM4', 'DDR4', 6_000), ...kits];
  const way = await plan(processor, { slot: slotOf('cpu'), have, offers });
  expect(way?.also.map((one) => one.part.name).toSorted()).toEqual(['AM5 board at 9000', memory]);
  expect(way?.also.flatMap(({ out }) => out)).toHaveLength(kits.length + 1);
});

test('does not replace the board of an unknown processor', async () => {
  const have = [board('AM4', 'DDR4', 6_000), kit('DDR4', 16, 3_000)];
  const want = { slot: slotOf('memory'), offers };
  expect(await plan(kit('DDR5', 32, 7_000), { ...want, have })).toBeUndefined();
  const withProcessor = [...have, chip('AM4', 'DDR4', 8_000)];
  const way = await plan(kit('DDR5', 32, 7_000), {
    ...want,
    have: withProcessor,
    offers: [...offers, processor],
  });
  expect(way?.also.map((one) => one.part.name)).toContain('AM5 board at 9000');
});

test('adds the power supply a card requires when the processor is unknown', async () => {
  const supply = (wattage: number) =>
    part(`${wattage} W`, 'power_supply', wattage * 5, {
      wattage,
      atx3: true,
      pcie8PinConnectors: 4,
      pcie16PinConnectors: 1,
    });
  const card = part('card', 'graphics_card', 40_000, {
    tdpWatts: 400,
    recommendedPsuWatts: 750,
    powerConnectors: ['1x 12V-2x6'],
  });
  const way = await plan(card, {
    slot: slotOf('graphics_card'),
    have: [supply(400)],
    offers: [supply(650), part('? W', 'power_supply', 3_500, {}), supply(850)],
  });
  expect(way?.also.map((one) => one.part.name)).toEqual(['850 W']);
});
