import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLedger, countsTable, type Repository } from './check-ledger.ts';
import { openRepository, readLedger } from './ledger.ts';
import { readRows, type Row } from './read-ledger.ts';
import { requirements } from './requirements.ts';
import { testTitles } from './test-titles.ts';

const repository = openRepository(path.resolve(import.meta.dirname, '../..'));
const ledger = readLedger(repository);

test('[SC-60] every requirement of ASVS levels 1 and 2 has a proof that exists, or a reason', () => {
  expect(checkLedger(ledger, repository)).toEqual([]);
  expect(ledger.map(({ id }) => id)).toEqual(requirements.map(({ id }) => id));
});

test('[SC-60] docs/security/asvs.md has the counts of the ledger', () => {
  expect(repository.read('docs/security/asvs.md')).toContain(`\n\n${countsTable(ledger)}\n\n`);
});

test('has the 70 requirements of level 1 and the 183 of level 2', () => {
  const ofLevel = (level: number) => requirements.filter((one) => one.level === level).length;
  expect([ofLevel(1), ofLevel(2)]).toEqual([70, 183]);
});

const files: Record<string, string> = {
  'a/x.test.ts': `test('[SC-01] sells once', run); test.skip('refunds once', run);`,
  'a/y.conf': 'tls on;',
  'b/y.conf': 'tls off;',
  'a/z.test.ts': `test('refuses a code used twice', run); test('refuses a code of another', run);`,
  'docs/data.md': '# Data\n\n## Levels\n',
};
const small: Repository = { files: Object.keys(files), read: (file) => files[file] ?? '' };
/** A complete ledger, with the changes. */
const rows = (changes: Partial<Row>): Row[] =>
  requirements.map(({ id, level }) => ({
    file: 'docs/asvs/v.md',
    id,
    level: String(level),
    kind: 'n/a',
    proof: 'There is none of it in the shop.',
    ...(id === '1.2.4' && changes),
  }));
const problemsOf = (changes: Partial<Row>) => checkLedger(rows(changes), small);

test.each([
  ['tested', '`a/x.test.ts`: "[SC-01] sells once"'],
  ['tested', '`x.test.ts`: "[SC-01] sells once"; `a/y.conf`: `tls on;`'],
  ['tested', 'SC-01, by SHA-256 and UTF-8'],
  ['tested', '`z.test.ts`: "refuses a code used…", "refuses a code of another"'],
  ['configured', '`a/y.conf`: `tls on;`'],
  ['documented', '[Data](../data.md#levels)'],
  ['excepted', 'Not yet, because there is no need.'],
])('accepts a row that is %s by %s', (kind, proof) => {
  expect(problemsOf({ kind, proof })).toEqual([]);
});

test.each([
  [
    'a missing test file',
    'tested',
    '`gone.test.ts`: "sells once"',
    "gone.test.ts, which doesn't exist",
  ],
  [
    'a missing title',
    'tested',
    '`x.test.ts`: "sells twice"',
    "“sells twice”, which isn't in a/x.test.ts",
  ],
  [
    'a skipped test',
    'tested',
    '`x.test.ts`: "refunds once"',
    "“refunds once”, which isn't in a/x.test.ts",
  ],
  [
    'part of a title',
    'tested',
    '`x.test.ts`: "sells once"',
    "“sells once”, which isn't in a/x.test.ts",
  ],
  [
    'a missing title after another',
    'tested',
    '`x.test.ts`: "[SC-01] sells once", "sells twice"',
    "“sells twice”, which isn't in a/x.test.ts",
  ],
  [
    'the beginning of two titles',
    'tested',
    '`z.test.ts`: "refuses a code…"',
    "“refuses a code…”, which isn't in a/z.test.ts",
  ],
  ['a missing document', 'documented', '[Data](../gone.md)', "../gone.md, which doesn't exist"],
  [
    'a missing heading',
    'tested',
    'SC-01, see [data](../data.md#fields)',
    "../data.md#fields, which doesn't exist",
  ],
  ['a number without a test', 'tested', 'SC-02', 'SC-02, which no test has in its title'],
  [
    'a missing setting',
    'configured',
    '`a/y.conf`: `tls 1.3`',
    "“tls 1.3”, which isn't in a/y.conf",
  ],
  ['a title as setting', 'configured', '`gone.conf`: `on`', "gone.conf, which doesn't exist"],
  [
    'an ambiguous file',
    'configured',
    '`y.conf`: `tls on;`',
    'y.conf, which is a/y.conf or b/y.conf',
  ],
  [
    'a citation in an exception',
    'excepted',
    'Not yet, except for SC-02.',
    'SC-02, which no test has',
  ],
])('reports %s', (_, kind, proof, problem) => {
  expect(problemsOf({ kind, proof })).toEqual([
    expect.stringContaining(`docs/asvs/v.md: 1.2.4 names ${problem}`) as string,
  ]);
});

test.each(['tested', 'configured', 'documented', 'excepted', 'n/a'])(
  'reports a row that is %s without proof or reason',
  (kind) => {
    expect(problemsOf({ kind, proof: 'Certainly.' })).toEqual([
      `docs/asvs/v.md: 1.2.4 is ${kind} and names no proof or reason`,
    ]);
  },
);

test('reports missing, doubled and unknown requirements, kinds and levels', () => {
  expect(problemsOf({ kind: 'fine' })).toEqual(['docs/asvs/v.md: 1.2.4 has an unknown kind: fine']);
  expect(problemsOf({ level: '2' })).toEqual(['docs/asvs/v.md: 1.2.4 is of level 1, not 2']);
  const complete = rows({});
  const [first] = complete.filter(({ id }) => id === '3.4.1');
  if (!first) throw new Error('no 3.4.1');
  expect(
    checkLedger(
      complete.filter((row) => row !== first),
      small,
    ),
  ).toEqual(['3.4.1 is missing']);
  expect(checkLedger([...complete, first], small)).toEqual(['3.4.1 is listed twice']);
  expect(checkLedger([...complete, { ...first, id: '3.4.8' }], small)).toEqual([
    '3.4.8 is no requirement of level 1 or 2',
  ]);
});

test('reads rows and counts them', () => {
  const text = '| 1.2.4 | 1 | Queries | tested | SC-01; `a`: `b` |\n| Other | 1 | a | b | c |\n';
  const read = readRows('docs/security/asvs/v01-some-name.md', text);
  expect(read).toMatchObject([
    { id: '1.2.4', level: '1', kind: 'tested', proof: 'SC-01; `a`: `b`' },
  ]);
  expect(countsTable(read)).toContain(
    '| [V1 some name](asvs/v01-some-name.md) | 1 | 0 | 0 | 0 | 0 | 1 |',
  );
});

test('reads the titles of tests that run', () => {
  const source = [
    `test('one', run); it("it's two", run); test.concurrent('three', run);`,
    'test.each([1, 2])(`four`, run); test(`${path} is five`, run);',
    `test.each([['(']])('six %s', async () => { test.step('a step', run); });`,
    `test.skip('no', run); test.todo('no'); describe('no', run); test.describe('no', run);`,
  ].join('\n');
  expect(testTitles(source)).toEqual([
    'one',
    "it's two",
    'three',
    'four',
    '${path} is five',
    'six %s',
  ]);
});
