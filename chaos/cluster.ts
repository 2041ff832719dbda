import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeParts } from '@sirkito/bench/orders/buyers';
import { storedSettings } from '../scripts/cluster/local-settings.ts';
import { choose } from './cluster/choose.ts';
import { knownBad } from './cluster/known-bad.ts';
import { nemeses } from './cluster/nemesis/nemeses.ts';
import { kinds } from './cluster/nemesis/nemesis.ts';
import { reconcile } from './cluster/reconcile.ts';
import { report } from './cluster/report.ts';
import { databaseUrlOf, prepare, run, type Result } from './cluster/run.ts';
import { testUpdates } from './update/test-updates.ts';

// Started by `npm run chaos -- cluster|known-bad|update|report`, on the cluster that runs.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string' },
    start: { type: 'string', default: '0' },
  },
});
const settings = storedSettings();
const file = 'reports/chaos-cluster.jsonl';
mkdirSync('reports', { recursive: true });

if (positionals[0] === 'known-bad') await findKnownBad();
else if (positionals[0] === 'update') await updateUnderLoad();
else if (positionals[0] === 'report') console.log(report(readResults()));
else await runSeries();

/** Runs the chosen nemeses in turns; without a number of runs as many as there are kinds. */
async function runSeries(): Promise<void> {
  const chosen = choose(nemeses, ({ name }) => [name], values.only);
  const count = Number(values.runs ?? Math.min(kinds.length, chosen.length));
  const results: Result[] = [];
  let crowd = prepare(settings);
  for (let index = 0; index < count; index += 1) {
    const nemesis = chosen[(Number(values.start) + index) % chosen.length];
    if (!nemesis) continue;
    const result = await run(nemesis, settings, await crowd, {
      onRecovered: () => {
        if (index + 1 < count) crowd = prepare(settings);
      },
    });
    appendFileSync(file, `${JSON.stringify(result)}\n`);
    print(result);
    results.push(result);
  }
  console.log(`\n${report(results)}`);
  const differences = await reconcile(settings);
  for (const line of differences) console.log(line);
  const isGood = differences.length === 0 && results.every(({ problems }) => problems.length === 0);
  if (!isGood) process.exitCode = 1;
}

/** Fails if a shop that is bad on purpose passes. */
async function findKnownBad(): Promise<void> {
  const chosen = choose(knownBad, ({ breaks }) => breaks, values.only);
  for (const { breaks, nemesis, sabotage } of chosen) {
    const result = await run(nemesis, settings, await prepare(settings), { sabotage });
    const missed = breaks.filter(
      (name) => !result.problems.some((problem) => problem.startsWith(`${name}: `)),
    );
    console.log(`${missed.length === 0 ? '✓ found' : '✗ missed'} ${breaks.join(', ')}`);
    for (const problem of result.problems) console.log(`  ${problem}`);
    if (missed.length > 0) process.exitCode = 1;
  }
}

async function updateUnderLoad(): Promise<void> {
  const productIds = await makeParts(await databaseUrlOf(settings), { count: 20, stock: 100_000 });
  await testUpdates(settings, productIds, (about, problems) => {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${about}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  });
}

function print({
  name,
  requirement,
  problems,
  orderGap,
  readGap,
  acknowledged,
  failures,
}: Result): void {
  const mark = problems.length === 0 ? '✓' : '✗';
  const gaps = `${orderGap.toFixed(1)} s without an order, ${readGap.toFixed(1)} s without a read`;
  console.log(
    `${mark} [${requirement}] ${name}: ${gaps}; ${acknowledged} acknowledged; ${failures.join(', ')}`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
}

function readResults(): Result[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Result);
}
