import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runners/runner-reports.ts';
import { claimedNumbers, requirementGroups } from './requirement-list.ts';

const list = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
const source = path.resolve(root, '../shared/spec/requirements.md');

test.each([
  ['[CT-06] a refused quantity goes back', ['CT-06']],
  ['[HD-01][HD-02] the header', ['HD-01', 'HD-02']],
  ['[HD-01, HD-02] the header', ['HD-01', 'HD-02']],
  ['a [plain] title with CT-06 in it', []],
])('reads the numbers in brackets (%#)', (title, numbers) => {
  expect(claimedNumbers(title)).toEqual(numbers);
});

test('groups numbers by heading, in order', () => {
  const markdown =
    '## A first\n| id | requirement |\n| AA-01 | x |\n## B second\n| BB-02 | AA-01 |\n';
  expect([...requirementGroups(markdown)]).toEqual([
    ['A first', ['AA-01']],
    ['B second', ['BB-02']],
  ]);
});

test('lists every number once', () => {
  const numbers = [...requirementGroups(list).values()].flat();
  expect(numbers.length).toBeGreaterThan(100);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('lists every number of the full specification under the same heading', (context) => {
  context.skip(!existsSync(source), `${source} is not here, so there is nothing to compare with`);
  const listed = requirementGroups(list);
  for (const [heading, numbers] of requirementGroups(readFileSync(source, 'utf8'))) {
    expect(listed.get(heading)).toEqual(expect.arrayContaining(numbers));
  }
});
