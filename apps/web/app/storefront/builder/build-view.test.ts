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
  expect(summary(viewBuild([box]))).toBe('Everything fits so far.');
  expect(summary(viewBuild([cooler, box]))).toBe(
    "No conflicts found. Some details aren't verified.",
  );
});
