import type { StaffProduct } from '@sirkito/contracts/catalog/staff-schemas';
import { expect, test } from 'vitest';
import { withProduct, type NewLine } from './new-order-draft.ts';

// withProduct reads no other fields.
const part = {
  _id: 'one',
  name: 'A part',
  price: 100,
  salePrice: 0,
  totalStock: 2,
} as StaffProduct;

test('raises the quantity when a product is added again, up to the stock', () => {
  const quantities: number[] = [];
  let lines: NewLine[] = [];
  for (let press = 0; press < 4; press += 1) {
    lines = withProduct(lines, part);
    quantities.push(lines[0]?.quantity ?? 0);
  }
  expect(quantities).toEqual([1, 2, 2, 2]);
  expect(lines).toHaveLength(1);
});
