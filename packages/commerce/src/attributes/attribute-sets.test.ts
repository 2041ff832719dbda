import { expect, test } from 'vitest';
import { categoryTree, type CategoryNode } from '../categories.ts';
import { attributeSets, attributesOf, ignoredOnImport } from './attribute-sets.ts';

const leavesOf = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));
const leaves = leavesOf(categoryTree);
const sets = Object.entries(attributeSets);
const declarations = sets.flatMap(([id, { attributes }]) =>
  Object.entries(attributes).map(([key, attribute]) => ({ id, key, attribute, attributes })),
);

test('[EN-07] declares attributes for every subcategory and nothing else', () => {
  expect(Object.keys(attributeSets).toSorted()).toEqual(leaves.map(({ id }) => id).toSorted());
  expect(() => attributesOf('storage')).toThrow('storage is not a subcategory');
  expect(() => attributesOf('constructor')).toThrow('constructor is not a subcategory');
});

test.each(leaves.map((leaf) => [leaf.id, leaf] as const))(
  '[EN-08] stores or derives every filter of %s',
  (id, { filterAttributes }) => {
    const { attributes, derived = {} } = attributesOf(id);
    const known = new Set([...Object.keys(attributes), ...Object.keys(derived)]);
    expect(filterAttributes.filter((name) => !known.has(name))).toEqual([]);
    expect(
      Object.keys(derived).filter((name) => !filterAttributes.some((f) => f === name)),
    ).toEqual([]);
  },
);

test('writes labels in sentence case and hints as one short sentence', () => {
  const labels = declarations.map(({ attribute }) => attribute.label);
  expect(labels.filter((label) => !/^[A-Z0-9]/.test(label) || label.endsWith('.'))).toEqual([]);
  const hints = declarations.flatMap(({ attribute }) => attribute.hint ?? []);
  expect(hints.filter((hint) => !/^[A-Z0-9].{5,100}\.$/.test(hint))).toEqual([]);
});

test('has unique labels in each table, except for repeated attributes', () => {
  const shown = declarations.filter(({ attribute }) => !attribute.repeats);
  const rows = shown.map(({ id, attribute }) => `${id}: ${attribute.group}, ${attribute.label}`);
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});

test('only repeats declared attributes', () => {
  const undeclared = declarations.filter(({ attribute, attributes }) =>
    attribute.repeats?.some((other) => !(other in attributes)),
  );
  expect(undeclared.map(({ id, key }) => `${id}.${key}`)).toEqual([]);
});

test('has examples that match their format', () => {
  const formats = declarations.flatMap(({ attribute }) =>
    'format' in attribute && attribute.format ? [attribute.format] : [],
  );
  expect(formats.length).toBeGreaterThan(0);
  expect(formats.filter(({ pattern, example }) => !pattern.test(example))).toEqual([]);
});

test('declares no attribute that imports ignore', () => {
  expect(declarations.filter(({ key }) => ignoredOnImport.includes(key))).toEqual([]);
});
