import type { Category } from '@sirkito/contracts/catalog';
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

test('EN-07 the priority categories come first, in their order', () => {
  expect(ids(priorityCategories(tree))).toEqual(['cpu', 'memory']);
});

test('EN-07 the rest follow in the order of the tree, without the groups', () => {
  expect(ids(otherCategories(tree))).toEqual(['storage_ssd', 'storage_hdd', 'hubs']);
});

test('categories are found at any depth, and one that is gone is left out', () => {
  expect(ids(findCategories(tree, ['storage_ssd', 'gone', 'cpu']))).toEqual(['storage_ssd', 'cpu']);
});

test('the way to a category leads from the top of the tree down', () => {
  expect(ids(findPath(tree, 'storage_ssd'))).toEqual(['pc_components', 'storage', 'storage_ssd']);
  expect(ids(findPath(tree, 'accessories'))).toEqual(['accessories']);
  expect(findPath(tree, 'gone')).toEqual([]);
});
