import type { BuildPart } from '@sirkito/contracts/builds';
import { expect, test } from 'vitest';
import { shortOf, toWanted } from './build-stock.ts';
import { shortVerdict, summary, unstatedPower, viewBuild } from './build-view.ts';

const part = (_id: string, category: string, totalStock = 1) =>
  // Nothing else of a part is looked at.
  ({
    _id,
    name: _id,
    price: 100,
    salePrice: 0,
    totalStock,
    category: { id: category, name: category },
    attributes: {},
  }) as unknown as BuildPart;

test('two of one part that is sold out are named once', () => {
  const { soldOut } = viewBuild([
    part('Stick', 'memory', 0),
    part('Stick', 'memory', 0),
    part('Chip', 'cpu'),
  ]);
  expect(soldOut.map(({ name }) => name)).toEqual(['Stick']);
});

test('parts that state no power are counted', () => {
  expect(unstatedPower(viewBuild([part('Chip', 'cpu')]))).toBe('One part states no power');
  expect(unstatedPower(viewBuild([part('Chip', 'cpu'), part('Card', 'graphics_card')]))).toBe(
    '2 parts state no power',
  );
  expect(unstatedPower(viewBuild([]))).toBeUndefined();
});

test('two of a part of which there is one are not in stock', () => {
  const { soldOut, placed } = viewBuild([
    part('Stick', 'memory', 1),
    part('Stick', 'memory', 1),
    part('Chip', 'cpu', 1),
    part('Card', 'graphics_card', 0),
  ]);
  expect(soldOut.map(({ name }) => name)).toEqual(['Stick', 'Card']);
  expect(toWanted(placed).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Chip', 1],
    ['Stick', 1],
  ]);
  expect(shortOf(soldOut)).toBe(
    'Out of stock: Card. Only 1 in stock: Stick. Swap for one that fits.',
  );
});

test('a line names what is not known, though other things about the part are right', () => {
  const cooler = {
    ...part('Cooler', 'cpu_cooling'),
    attributes: { type: 'Liquid', radiatorSizeMm: 360 },
  };
  const { placed } = viewBuild([part('Chip', 'cpu'), cooler, part('Box', 'pc_case')]);
  const { findings = [] } = placed.find(({ slot }) => slot.id === 'cpu_cooling') ?? {};
  expect(findings.map(({ verdict }) => verdict)).toContain('ok');
  const { verdict, words, doubt } = shortVerdict(findings.filter(({ rule }) => rule !== 'F10'));
  expect([verdict, words]).toEqual(['unknown', 'Not verified']);
  expect(doubt).toContain('radiator: not verified');
});

test('a build of which something that decides is not known is not said to fit', () => {
  const cooler = {
    ...part('Cooler', 'cpu_cooling'),
    attributes: { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM5'] },
  };
  const box = part('Box', 'pc_case');
  expect(summary(viewBuild([box]))).toBe('So far it fits.');
  expect(summary(viewBuild([cooler, box]))).toBe(
    'Nothing speaks against it, but not all is verified.',
  );
});
