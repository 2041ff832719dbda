import { expect, test } from 'vitest';
import type { ImportFinding } from '#api/modules/catalog/import-row.ts';
import { gatherFindings, summarize } from './import-summary.ts';

const finding = (changes: Partial<ImportFinding>): ImportFinding => ({
  file: 'parts/memory.csv',
  line: 2,
  sku: 'RAM-1',
  field: 'price',
  reason: 'Is missing',
  outcome: 'rejected',
  ...changes,
});

test('findings that say the same are one line, rejected rows before values left out', () => {
  const gathered = gatherFindings();
  const shade = { field: 'shade', reason: 'Is no fact', outcome: 'left_out' } as const;
  for (const line of [2, 3, 4, 5, 6]) gathered.add(finding({ line, ...shade }));
  gathered.add(finding({}));
  expect(gathered.lines()).toEqual([
    '  rejected  price: Is missing. memory.csv line 2 (RAM-1)',
    '  left out  shade: Is no fact. memory.csv line 2 (RAM-1), memory.csv line 3 (RAM-1), ' +
      'memory.csv line 4 (RAM-1) and 2 more',
  ]);
});

test('the screen stays short however much there is to say, and nothing goes uncounted', () => {
  const gathered = gatherFindings();
  for (let line = 1; line <= 5_000; line += 1) gathered.add(finding({ reason: `Reason ${line}` }));
  const lines = gathered.lines();
  expect(lines).toHaveLength(41);
  expect(lines.at(-1)).toBe('  … and 4,960 more: give --report FILE for all');
});

test('the figures are told in sentences, and a dry run in the conditional', () => {
  const report = {
    rows: 1_200,
    added: 1_000,
    changed: 100,
    unchanged: 90,
    rejected: 10,
    leftOut: 3,
    ignored: { source: 1_200 },
    brandsAdded: 2,
  };
  expect(summarize(report, { dryRun: false })).toEqual([
    '1,200 rows: 1,000 added, 100 changed, 90 unchanged, 10 rejected.',
    '2 brands added.',
    '3 values left out of rows that were taken.',
    'Left out by rule, as notes of a source: source (1,200).',
  ]);
  expect(summarize(report, { dryRun: true })[0]).toContain('1,000 would be added');
});
