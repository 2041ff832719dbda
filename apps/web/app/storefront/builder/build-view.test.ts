import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import { expect, test } from 'vitest';
import { stockWarning, toCartItems } from './build-stock.ts';
import { shortVerdict, summary, missingPowerNote, viewBuild } from './build-view.ts';

const part = (_id: string, category: string, totalStock = 1) =>
  // viewBuild reads no other fields.
  ({
    _id,
    name: _id,
    price: 100,
    salePrice: 0,
    totalStock,
    category: { id: category, name: category },
    attributes: {},
  }) as unknown as BuildPart;

test('lists a sold-out part once when the build has two of it', () => {
  const { soldOut } = viewBuild([
    part('Stick', 'memory', 0),
    part('Stick', 'memory', 0),
    part('Chip', 'cpu'),
  ]);
  expect(soldOut.map(({ name }) => name)).toEqual(['Stick']);
});

test('counts parts without a power rating', () => {
  expect(missingPowerNote(viewBuild([part('Chip', 'cpu')]))).toBe('1 part has no power rating');
  expect(missingPowerNote(viewBuild([part('Chip', 'cpu'), part('Card', 'graphics_card')]))).toBe(
    '2 parts have no power rating',
  );
  expect(missingPowerNote(viewBuild([]))).toBeUndefined();
});

test('reports a part as short when the build has more than the stock', () => {
  const { soldOut, placed } = viewBuild([
    part('Stick', 'memory', 1),
    part('Stick', 'memory', 1),
    part('Chip', 'cpu', 1),
    part('Card', 'graphics_card', 0),
  ]);
  expect(soldOut.map(({ name }) => name)).toEqual(['Stick', 'Card']);
  expect(toCartItems(placed).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Chip', 1],
    ['Stick', 1],
  ]);
  expect(stockWarning(soldOut)).toBe(
    'Out of stock: Card. Only 1 in stock: Stick. Swap for another part that fits.',
  );
});

test('shows the unverified check even when other checks pass', () => {
  const cooler = {
    ...part('Cooler', 'cpu_cooling'),
    attributes: { type: 'Liquid', radiatorSizeMm: 360 },
  };
  const { placed } = viewBuild([part('Chip', 'cpu'), cooler, part('Box', 'pc_case')]);
  const { findings = [] } = placed.find(({ slot }) => slot.id === 'cpu_cooling') ?? {};
  expect(findings.map(({ verdict }) => verdict)).toContain('ok');
  const { verdict, label, doubt } = shortVerdict(findings.filter(({ rule }) => rule !== 'F10'));
  expect([verdict, label]).toEqual(['unknown', 'Not verified']);
  expect(doubt).toContain('Radiator mount: not verified');
});

test('does not say a build fits while a deciding check is unverified', () => {
  const cooler = {
    ...part('Cooler', 'cpu_cooling'),
    attributes: { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM5'] },
  };
  const box = part('Box', 'pc_case');
  expect(summary(viewBuild([cooler, box]))).toMatch(
    /^No conflicts found\. \d checks? not verified\.$/,
  );
});

const withSpecs = (category: string, attributes: BuildPart['attributes']): BuildPart => ({
  ...part(category, category),
  attributes,
});
const cpu = withSpecs('cpu', {
  socket: 'AM5',
  memoryType: ['DDR5'],
  integratedGraphics: 'Radeon Graphics',
  includesCooler: false,
});
const board = withSpecs('motherboard', { socket: 'AM5', memoryType: 'DDR5', hasWifi: true });

test('has nothing to check while no part is compared with another', () => {
  for (const parts of [[part('Box', 'pc_case')], [cpu], [cpu, part('Card', 'graphics_card')]]) {
    const build = viewBuild(parts);
    expect(summary(build)).toBe('Nothing to check yet.');
    for (const { findings } of build.placed) {
      expect(shortVerdict(findings).label).toBe('Nothing to check yet');
    }
  }
});

test('lists a missing part as missing, not as a conflict', () => {
  const build = viewBuild([cpu, board]);
  expect(build.missing.map(({ label }) => label)).toEqual([
    'Memory',
    'Power supply',
    'Storage',
    'CPU cooler',
    'Case',
  ]);
  expect(summary(build)).toMatch(/^What we could check fits\./);
  expect(build.placed.map(({ findings }) => shortVerdict(findings).label)).toEqual([
    'Fits',
    'Fits',
  ]);
  const wrong = withSpecs('motherboard', { ...board.attributes, socket: 'AM4' });
  expect(summary(viewBuild([cpu, wrong]))).toMatch(/^1 thing doesn't fit\./);
});

test('counts every unverified check in the headline', () => {
  const build = viewBuild([cpu, board, withSpecs('memory', { type: 'DDR5' })]);
  const unknown = build.evaluation.findings.filter(({ verdict }) => verdict === 'unknown').length;
  expect(unknown).toBeGreaterThan(1);
  expect(summary(build)).toMatch(new RegExp(` ${unknown} checks not verified\\.$`));
});

test('counts what to check in the headline of an unfinished build', () => {
  const four = withSpecs('memory', { type: 'DDR5', moduleCount: 4, capacity: 64 });
  const slots = { ...board.attributes, memorySlots: 4, maxMemoryGb: 256 };
  const build = viewBuild([cpu, withSpecs('motherboard', slots), four]);
  expect(build.missing.length).toBeGreaterThan(0);
  expect(summary(build)).toMatch(/^What we could check fits\. 1 thing to check\./);
});

test('counts chosen essential parts, out of those the build needs', () => {
  expect(viewBuild([]).essentials).toEqual({ filled: 0, all: 8 });
  // Its integrated graphics replace a card.
  expect(viewBuild([cpu]).essentials).toEqual({ filled: 1, all: 7 });
  expect(viewBuild([cpu, board]).essentials).toEqual({ filled: 2, all: 7 });
  expect(viewBuild([cpu, part('Card', 'graphics_card')]).essentials).toEqual({ filled: 2, all: 8 });
});
