import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readRealParts } from './real-parts.ts';
import { randomFrom } from './random-from.ts';
import { comparePairs, savePairs } from './compare-pairs.ts';
import { kindsOf } from './distinct-parts.ts';
import { idealParts } from './ideal-parts.ts';
import { readCatalogue } from './read-catalogue.ts';
import { searchBuilds } from './real-builds.ts';
import { namesOf, searchPairs, searchTriples, type Checked } from './search.ts';
import { searchAllTriples } from './triples.ts';

const today = Math.floor(Date.now() / (24 * 60 * 60 * 1000));
const { values } = parseArgs({
  options: {
    /** All triples instead of all pairs and random triples. */
    triples: { type: 'boolean' },
    /** Builds of real parts instead of the catalogue's, other ones every day. */
    real: { type: 'boolean' },
    sample: { type: 'string', default: '20000' },
    builds: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(today) },
    minutes: { type: 'string', default: '240' },
    /** Writes the verdicts of all pairs, to compare with after a change of the rules. */
    save: { type: 'string' },
    against: { type: 'string' },
  },
});
const random = randomFrom(Number(values.seed));

if (values.triples) await searchEveryTriple();
else if (values.real) searchRealBuilds();
else searchCatalogue();

function searchCatalogue(): void {
  const parts = readCatalogue();
  const kinds = kindsOf(parts);
  const offers = idealParts(parts);
  console.log(
    `${String(parts.length)} products, ${String(kinds.length)} that the rules tell apart`,
  );
  const pairs = report('pairs, both ways', searchPairs(kinds, offers));
  if (values.save) savePairs(values.save, kinds, pairs);
  if (values.against) comparePairs(values.against, kinds, pairs);
  report('triples', searchTriples(kinds, offers, { count: Number(values.sample), random }));
  searchFixes({ FIT_BUILDS: '300' });
}

function searchRealBuilds(): void {
  const { parts } = readRealParts();
  console.log(`${String(parts.length)} kinds of real parts, seed ${values.seed}`);
  const count = Number(values.builds);
  report(`parts of ${values.builds} builds`, searchBuilds(parts, { count, random }));
  searchFixes({ FIT_BUILDS: '100', FIT_PARTS: 'real', FIT_SEED: values.seed });
}

async function searchEveryTriple(): Promise<void> {
  const began = performance.now();
  const { isFinished, problems, ...counts } = await searchAllTriples(Number(values.minutes));
  show(`${isFinished ? 'all' : 'not all'} triples`, { ...counts, problems, began });
  if (!isFinished) process.exitCode = 1;
}

function report(title: string, search: Iterable<Checked>): readonly Checked[] {
  const began = performance.now();
  const all: Checked[] = [];
  const verdicts: Record<string, number> = {};
  const problems: string[] = [];
  let caveats = 0;
  for (const checked of search) {
    all.push(checked);
    const verdict = checked.verdict ?? 'nothing compared';
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    if (checked.isDeadEnd && checked.verdict === 'warn') caveats += 1;
    else if (checked.isDeadEnd) problems.push(`false green: ${namesOf(checked)}`);
    for (const { rule } of checked.guesses) problems.push(`guessed ${rule}: ${namesOf(checked)}`);
  }
  show(title, { count: all.length, verdicts, caveats, problems, began });
  return all;
}

interface Result {
  count: number;
  verdicts: Readonly<Record<string, number>>;
  caveats: number;
  problems: readonly string[];
  began: number;
}

function show(title: string, { count, verdicts, caveats, problems, began }: Result): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${title}: ${String(count)} in ${seconds} s`);
  const shares = Object.entries(verdicts).map(([verdict, own]) => `${verdict} ${String(own)}`);
  console.log(`  ${shares.join(', ')}`);
  console.log(`  ${String(problems.length)} false greens and guesses`);
  console.log(`  ${String(caveats)} caveats on parts that no PC without errors has`);
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Fixes need a database, so they are searched by a test. */
function searchFixes(env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync('npm', ['test', '--', 'fix-search'], {
    stdio: 'inherit',
    // oxlint-disable-next-line no-restricted-properties -- npm needs the whole environment
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = 1;
}
