import { expect, test } from 'vitest';
import { changedFields, mergeDrafts } from './draft-changes.ts';
import { bodyOf, draftOf, emptyDraft, editableAttributes } from './product-draft.ts';

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

test('round-trips a product through the draft in shop time', () => {
  const draft = draftOf({ record, pictures });
  expect(draft).toMatchObject({
    price: '12500',
    saleStartsAt: '2026-11-14T00:00',
    'attributes.memoryType': 'DDR5',
    'attributes.smt': 'true',
  });
  const body = JSON.parse(JSON.stringify(bodyOf(draft, undefined))) as object;
  expect(body).toMatchObject({
    ...record,
    saleStartsAt: '2026-11-14T00:00:00+08:00',
    images: ['upload-1'],
  });
  expect(Object.entries(body).flatMap(([field, value]) => (value === null ? field : []))).toEqual([
    'salePrice',
    'saleEndsAt',
    'totalStock',
    'description',
    'warrantyMonths',
    'weightG',
    'releasedOn',
  ]);
});

test('keeps the seconds of a sale end when something else is saved', () => {
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

test('drops attributes of another category and empty fields', () => {
  const draft = { ...draftOf({ record, pictures }), category: 'cables', price: ' ' };
  expect(bodyOf(draft, undefined)).toMatchObject({ attributes: {}, price: null });
});

test('edits an attribute stored under two keys in one field', () => {
  const attributes = { ...record.attributes, baseClockGhz: 3.8 };
  const draft = draftOf({ record: { ...record, attributes }, pictures });
  expect(draft).toMatchObject({ 'attributes.speed': '3.8' });
  expect(draft).not.toHaveProperty('attributes.baseClockGhz');
  expect(editableAttributes(draft).filter(([, { label }]) => label === 'Base clock')).toHaveLength(
    1,
  );
  const sent = bodyOf({ ...draft, 'attributes.speed': '4.1' }, undefined);
  expect(sent.attributes).toMatchObject({ speed: 4.1, baseClockGhz: 4.1 });
  const emptied = bodyOf({ ...draft, 'attributes.speed': '' }, undefined);
  expect(emptied.attributes).toEqual(record.attributes);
});

test('shows both fields when the two values differ and keeps them on save', () => {
  const attributes = { ...record.attributes, speed: 4, baseClockGhz: 3.8 };
  const draft = draftOf({ record: { ...record, attributes }, pictures });
  expect(editableAttributes(draft).filter(([, { label }]) => label === 'Base clock')).toHaveLength(
    2,
  );
  const sent = bodyOf({ ...draft, price: '1' }, undefined);
  expect(sent.attributes).toMatchObject({ speed: 4, baseClockGhz: 3.8 });
});

test('parses formatted amounts and leaves invalid ones to the server', () => {
  const draft = { ...emptyDraft, price: '₱1,299.50', salePrice: 'cheap', weightG: '1,200' };
  expect(bodyOf(draft, undefined)).toMatchObject({
    price: 1299.5,
    salePrice: 'cheap',
    weightG: 1_200,
  });
});

test('merges both users’ changes and reports conflicting fields', () => {
  const base = { ...emptyDraft, name: 'A', price: '100', status: 'draft' };
  const mine = { ...base, name: 'B', price: '90' };
  const theirs = { ...base, price: '80', status: 'active' };
  const { merged, changed } = mergeDrafts(base, mine, theirs);
  expect(merged).toMatchObject({ name: 'B', price: '90', status: 'active' });
  expect(changed.filter(({ isConflict }) => isConflict)).toEqual([
    { field: 'price', theirs: '80', mine: '90', isConflict: true },
  ]);
  expect(changedFields(theirs, merged)).toEqual(['name', 'price']);
});
