import { attributesOf, categoryTree, type CategoryNode } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { bestValues, directions } from './better-value.ts';

test('[BD-36] marks the better values of a spec with one direction', () => {
  expect(bestValues('Refresh rate', ['144 Hz', '240 Hz', undefined, '240 Hz'])).toEqual([1, 3]);
  expect(bestValues('Response time', ['0.5 ms', '1 ms'])).toEqual([0]);
  expect(bestValues('Polling rate', ['8000 Hz', '10,000 Hz'])).toEqual([1]);
});

test('[BD-36] marks nothing where values are equal, unknown, unclear or a matter of use', () => {
  expect(bestValues('Cores', ['8', '8'])).toEqual([]);
  expect(bestValues('Cores', ['8', undefined])).toEqual([]);
  expect(bestValues('Brightness', ['300 nits', '400 to 600 nits'])).toEqual([]);
  expect(bestValues('TDP', ['65 W', '120 W'])).toEqual([]);
  expect(bestValues('Size', ['24 inches', '27 inches'])).toEqual([]);
});

const leavesOf = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));

test('knows only specs that products have', () => {
  const labels = leavesOf(categoryTree).flatMap(({ id }) =>
    Object.values(attributesOf(id).attributes).map(({ label }) => label),
  );
  expect(Object.keys(directions).filter((label) => !labels.includes(label))).toEqual([]);
});
