import { expect, test } from 'vitest';
import type { ImportFinding } from '#api/modules/catalog/import/import-row.ts';
import { groupFindings, summarize } from './import-summary.ts';

const finding = (changes: Partial<ImportFinding>): ImportFinding => ({
  file: 'parts/memory.csv',
  line: 2,
  sku: 'RAM-1',
  field: 'price',
  reason: 'Is missing',
  outcome: 'rejected',
  ...changes,
});

test('groups equal findings, rejected rows before ignored values', () => {
  const grouped = groupFindings();
  const shade = { field: 'shade', reason: 'Is no fact', outcome: 'left_out' } as const;
  for (const line of [2, 3, 4, 5, 6]) grouped.add(finding({ line, ...shade }));
  grouped.add(finding({}));
  expect(grouped.lines()).toEqual([
    '  rejected  price: Is missing. memory.csv line 2 (RAM-1)',
    '  ignored   shade: Is no fact. memory.csv line 2 (RAM-1), memory.csv line 3 (RAM-1), ' +
      'memory.csv line 4 (RAM-1) and 2 more',
  ]);
});

test('limits the number of lines and counts the rest', () => {
  const grouped = groupFindings();
  for (let line = 1; line <= 5_000; line += 1) grouped.add(finding({ reason: `Reason ${line}` }));
  const lines = grouped.lines();
  expect(lines).toHaveLength(41);
  expect(lines.at(-1)).toBe('  … and 4,960 more; use --report FILE to see them all');
});

test('summarizes an import, and a dry run in the conditional', () => {
  const report = {
    rows: 1_200,
    added: 1_000,
    changed: 100,
    unchanged: 90,
    rejected: 10,
    skipped: 3,
    ignored: { source: 1_200 },
    brandsAdded: 2,
    steepPrices: [],
  };
  expect(summarize(report, { dryRun: false })).toEqual([
    '1,200 rows: 1,000 added, 100 changed, 90 unchanged, 10 rejected.',
    '2 brands added.',
    '3 values ignored in imported rows.',
    'Ignored source columns: source (1,200).',
  ]);
  expect(summarize(report, { dryRun: true })[0]).toContain('1,000 would be added');
});
