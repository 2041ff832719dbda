import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBuild } from '@sirkito/e2e/stack/build';
import { root } from '@sirkito/e2e/stack/settings';
import { runCommand } from '@sirkito/e2e/stack/stage';
import { reportFile } from '../scripts/runners/runner-reports.ts';
import type { TestResult } from '../scripts/runners/test-result.ts';
import { unexpectedLines } from './checks/check-log.ts';
import { operationsWithCorpus } from './corpora/corpora.ts';
import { operationsOf, type ApiDocument, type Operation } from './document/operations.ts';
import { failureLines, ruleResults, summaryLines } from './run/report.ts';
import { fuzz } from './run/run.ts';
import type { Dice } from './requests/dice.ts';
import type { Tally } from './run/tally.ts';
import { readKnownValues } from './shop/known-values.ts';
import { exampleFor } from './shop/examples.ts';
import { registerPeople } from './shop/people.ts';
import { startShop, type FuzzedShop } from './shop/start-shop.ts';
import { suggestFor } from './shop/suggest-values.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    /** Number of the first request. */
    start: { type: 'string', default: '0' },
    concurrency: { type: 'string', default: '4' },
    /** Seconds for one reply. */
    deadline: { type: 'string', default: '5' },
    /** Operations whose name contains it. */
    only: { type: 'string', default: '' },
    /** Two minutes, for the nightly run. */
    short: { type: 'boolean', default: false },
  },
});
/** A short run sends the same requests every time, so that a failure is due to the change. */
const anySeed = values.short ? 1 : Math.floor(Math.random() * 1_000_000);
const seed = Number(values.seed ?? anySeed);
const shortMs = 120_000;

await requireBuild();
const cleanup = new AsyncDisposableStack();
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The first ends the run early, with all its checks.
    if (!isInterrupted) isInterrupted = true;
    else void cleanup.disposeAsync().finally(() => process.exit(130));
  });
}
try {
  const shop = await startShop(cleanup);
  const tally = await run(shop);
  for (const line of summaryLines(tally)) console.log(line);
  const results = [...ruleResults(tally), ...(await checkAfterwards(shop)), corpusResult(tally)];
  for (const { title, outcome } of results) console.log(`${outcome}: ${title}`);
  const file = reportFile('fuzz');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
} finally {
  await cleanup.disposeAsync();
}

async function run({ apis: [api, other], stage, headers }: FuzzedShop): Promise<Tally> {
  const { databaseUrl } = stage;
  const people = await registerPeople({ url: api.url, databaseUrl, headers });
  const known = await readKnownValues(databaseUrl);
  const operations = await readOperations(api.url);
  console.log(`${operations.length} operations, seed ${seed}`);
  const { emails } = people;
  const target = {
    urls: [api.url, other.url] as const,
    people,
    headers,
    suggest: (operation: Operation, caller: { account: string | undefined }) =>
      suggestFor(operation, known, { caller, emails }),
    example: ({ id }: Operation, caller: { account: string | undefined }) => {
      const make = exampleFor(id);
      if (!make) return undefined;
      return (dice: Dice) =>
        make((kind) => known.pick(kind, caller.account, dice.below(100_000)), dice);
    },
    refresh: known.refresh,
  };
  const endsAt = values.short ? performance.now() + shortMs : Infinity;
  const tally = await fuzz(target, {
    operations,
    seed,
    start: Number(values.start),
    requests: Number(values.requests),
    concurrency: Number(values.concurrency),
    deadlineMs: Number(values.deadline) * 1_000,
    isOver: () => isInterrupted || performance.now() > endsAt,
    bodiesFolder: join(root, 'reports', 'fuzz-bodies'),
    onFailure: (failure) => console.log(failureLines(failure, seed)),
    onProgress: ({ requests, failures }) =>
      console.log(
        `${Math.round(performance.now() / 1_000)} s: ${requests}, ${failures.length} failed`,
      ),
  });
  console.log(`sessions renewed: ${people.renewals()}`);
  return tally;
}

async function readOperations(url: string): Promise<Operation[]> {
  const names = ['openapi', 'openapi-staff'];
  const replies = await Promise.all(names.map((name) => fetch(`${url}/api/${name}.json`)));
  const documents = await Promise.all(replies.map((reply) => reply.json()));
  // Checked by the validators made of them.
  const operations = (documents as ApiDocument[]).flatMap(operationsOf);
  return operations.filter(({ id }) => id.includes(values.only));
}

/** Cross-checks the database and reads the logs. */
async function checkAfterwards({ stage, apis, worker }: FuzzedShop): Promise<TestResult[]> {
  const results: TestResult[] = [];
  const check = (title: string, isFine: boolean) =>
    results.push({ title: `[SC-42] fuzz: ${title}`, outcome: isFine ? 'passed' : 'failed' });
  for (const [name, programs] of Object.entries({ API: apis, worker: [worker] })) {
    const lines = programs.flatMap(({ log }) => unexpectedLines(log()));
    for (const line of lines.slice(0, 20)) console.log(`${name}: ${line.slice(0, 2_000)}`);
    check(`the ${name} logs no unexpected error`, lines.length === 0);
  }
  const difference = await runCommand(stage, 'reconcile').then(() => undefined, String);
  if (difference !== undefined) console.log(difference);
  check('reconcile finds no differences', difference === undefined);
  return results;
}

/** The corpora must have been used. */
function corpusResult({ byOperation, failures }: Tally): TestResult {
  const isFine = operationsWithCorpus.every(
    (id) =>
      (byOperation.get(id)?.size ?? 0) > 0 && !failures.some(({ operation }) => operation === id),
  );
  const title = '[SC-41] fuzz: uploads, webhooks and imports answer within the contract';
  return { title, outcome: isFine || values.only !== '' ? 'passed' : 'failed' };
}
