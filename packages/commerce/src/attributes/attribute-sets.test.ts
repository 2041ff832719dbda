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

test('[EN-07] every subcategory says which facts it knows, and nothing else does', () => {
  expect(Object.keys(attributeSets).toSorted()).toEqual(leaves.map(({ id }) => id).toSorted());
  expect(() => attributesOf('storage')).toThrow('storage is not a subcategory');
  expect(() => attributesOf('constructor')).toThrow('constructor is not a subcategory');
});

test.each(leaves.map((leaf) => [leaf.id, leaf] as const))(
  '[EN-08] every filter of %s is a stored fact or computed from stored facts',
  (id, { filterAttributes }) => {
    const { attributes, derived = {} } = attributesOf(id);
    const known = new Set([...Object.keys(attributes), ...Object.keys(derived)]);
    expect(filterAttributes.filter((name) => !known.has(name))).toEqual([]);
    expect(
      Object.keys(derived).filter((name) => !filterAttributes.some((f) => f === name)),
    ).toEqual([]);
  },
);

test('labels are in sentence case and hints are one short sentence', () => {
  const labels = declarations.map(({ attribute }) => attribute.label);
  expect(labels.filter((label) => !/^[A-Z0-9]/.test(label) || label.endsWith('.'))).toEqual([]);
  const hints = declarations.flatMap(({ attribute }) => attribute.hint ?? []);
  expect(hints.filter((hint) => !/^[A-Z0-9].{5,100}\.$/.test(hint))).toEqual([]);
});

test('two rows of one table never carry the same label, unless one repeats the other', () => {
  const shown = declarations.filter(({ attribute }) => !attribute.repeats);
  const rows = shown.map(({ id, attribute }) => `${id}: ${attribute.group}, ${attribute.label}`);
  expect(rows.filter((row, place) => rows.indexOf(row) !== place)).toEqual([]);
});

test('a repeated fact repeats one that is declared', () => {
  const lost = declarations.filter(({ attribute, attributes }) =>
    attribute.repeats?.some((other) => !(other in attributes)),
  );
  expect(lost.map(({ id, key }) => `${id}.${key}`)).toEqual([]);
});

test('every example of a form is in that form', () => {
  const forms = declarations.flatMap(({ attribute }) =>
    'form' in attribute && attribute.form ? [attribute.form] : [],
  );
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter(({ pattern, example }) => !pattern.test(example))).toEqual([]);
});

test('what a source says of itself is no fact of a part', () => {
  expect(declarations.filter(({ key }) => ignoredOnImport.includes(key))).toEqual([]);
});
