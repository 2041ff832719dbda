import type { Category } from '@sirkito/contracts/catalog/schemas';
import { expect, test } from 'vitest';
import { findCategories, findPath, otherCategories, priorityCategories } from './category-tree.ts';

const category = (id: string, priority: number | null, children: Category[] = []): Category => ({
  id,
  label: id,
  priority,
  filterAttributes: [],
  relatedBrands: [],
  children,
});

const tree = [
  category('pc_components', null, [
    category('memory', 3),
    category('cpu', 1),
    category('storage', null, [category('storage_ssd', null), category('storage_hdd', null)]),
  ]),
  category('accessories', null, [category('hubs', null)]),
];
const ids = (categories: Category[]) => categories.map(({ id }) => id);

test('[EN-07] lists priority categories first, in order', () => {
  expect(ids(priorityCategories(tree))).toEqual(['cpu', 'memory']);
});

test('[EN-07] lists the other leaf categories in tree order', () => {
  expect(ids(otherCategories(tree))).toEqual(['storage_ssd', 'storage_hdd', 'hubs']);
});

test('finds categories at any depth and skips unknown ids', () => {
  expect(ids(findCategories(tree, ['storage_ssd', 'gone', 'cpu']))).toEqual(['storage_ssd', 'cpu']);
});

test('returns the path from the root to a category', () => {
  expect(ids(findPath(tree, 'storage_ssd'))).toEqual(['pc_components', 'storage', 'storage_ssd']);
  expect(ids(findPath(tree, 'accessories'))).toEqual(['accessories']);
  expect(findPath(tree, 'gone')).toEqual([]);
});
