import { expect, test } from 'vitest';
import { changedFields, mergeDrafts } from './draft-changes.ts';
import { bodyOf, draftOf, emptyDraft, factsIn } from './product-draft.ts';

const record = {
  sku: 'CPU-1',
  name: 'Ryzen 5 7600',
  brand: 'AMD',
  category: 'cpu',
  status: 'active' as const,
  price: 12_500,
  saleStartsAt: '2026-11-13T16:00:00.000Z',
  attributes: { socket: 'AM5', coreCount: 6, smt: true, memoryType: ['DDR5'] },
  boxMm: [130, 130, 70],
};
const pictures = [{ file: 'upload-1', path: '/x', width: 1, height: 1 }];

test('what is shown in the boxes and sent again is what came, on the clock of the shop', () => {
  const draft = draftOf({ record, pictures });
  expect(draft).toMatchObject({
    price: '12500',
    saleStartsAt: '2026-11-14T00:00',
    'attributes.memoryType': 'DDR5',
    'attributes.smt': 'true',
  });
  const body = JSON.parse(JSON.stringify(bodyOf(draft, undefined))) as object;
  expect(body).toEqual({
    ...record,
    saleStartsAt: '2026-11-14T00:00:00+08:00',
    images: ['upload-1'],
  });
});

test('a sale that ends in the middle of a minute still does when something else is saved', () => {
  for (const [saleEndsAt, shown] of [
    ['2026-11-30T15:59:59.000Z', '2026-11-30T23:59:59'],
    ['2026-11-30T15:59:59.250Z', '2026-11-30T23:59:59.250'],
  ] as const) {
    const draft = draftOf({ record: { ...record, saleEndsAt }, pictures });
    expect(draft['saleEndsAt']).toBe(shown);
    const sent = bodyOf(draft, undefined).saleEndsAt ?? '';
    expect(new Date(sent).toISOString()).toBe(saleEndsAt);
  }
});

test('facts of another category are not sent, and an empty box is nothing', () => {
  const draft = { ...draftOf({ record, pictures }), category: 'cables', price: ' ' };
  expect(bodyOf(draft, undefined)).toMatchObject({ attributes: {}, price: undefined });
});

test('a fact that is stored under two keys has one box, and both follow it', () => {
  const attributes = { ...record.attributes, baseClockGhz: 3.8 };
  const draft = draftOf({ record: { ...record, attributes }, pictures });
  expect(draft).toMatchObject({ 'attributes.speed': '3.8' });
  expect(draft).not.toHaveProperty('attributes.baseClockGhz');
  expect(factsIn(draft).filter(([, { label }]) => label === 'Base clock')).toHaveLength(1);
  const sent = bodyOf({ ...draft, 'attributes.speed': '4.1' }, undefined);
  expect(sent.attributes).toMatchObject({ speed: 4.1, baseClockGhz: 4.1 });
  const emptied = bodyOf({ ...draft, 'attributes.speed': '' }, undefined);
  expect(emptied.attributes).toEqual(record.attributes);
});

test('where its two values differ both have a box, and saving something else changes neither', () => {
  const attributes = { ...record.attributes, speed: 4, baseClockGhz: 3.8 };
  const draft = draftOf({ record: { ...record, attributes }, pictures });
  expect(factsIn(draft).filter(([, { label }]) => label === 'Base clock')).toHaveLength(2);
  const sent = bodyOf({ ...draft, price: '1' }, undefined);
  expect(sent.attributes).toMatchObject({ speed: 4, baseClockGhz: 3.8 });
});

test('an amount is read as the shop prints it, and what is none is left to the server to name', () => {
  const draft = { ...emptyDraft, price: '₱1,299.50', salePrice: 'cheap', weightG: '1,200' };
  expect(bodyOf(draft, undefined)).toMatchObject({
    price: 1299.5,
    salePrice: 'cheap',
    weightG: 1_200,
  });
});

test('of two people’s changes both are kept, and where both changed one field it is disputed', () => {
  const base = { ...emptyDraft, name: 'A', price: '100', status: 'draft' };
  const mine = { ...base, name: 'B', price: '90' };
  const theirs = { ...base, price: '80', status: 'active' };
  const { merged, changed } = mergeDrafts(base, mine, theirs);
  expect(merged).toMatchObject({ name: 'B', price: '90', status: 'active' });
  expect(changed.filter(({ isDisputed }) => isDisputed)).toEqual([
    { field: 'price', theirs: '80', mine: '90', isDisputed: true },
  ]);
  expect(changedFields(theirs, merged)).toEqual(['name', 'price']);
});
