import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { makeParts } from '@sirkito/bench/orders/buyers';
import { requireBuild } from '@sirkito/e2e/stack/build';
import { runCommand } from '@sirkito/e2e/stack/stage';
import { certificate } from '../scripts/cluster/certificate.ts';
import { reportFile } from '../scripts/runners/runner-reports.ts';
import type { TestResult } from '../scripts/runners/test-result.ts';
import { faults } from './faults.ts';
import type { Fault } from './harness/fault.ts';
import { outcomeOf, resultTable, toTestResult } from './harness/result-table.ts';
import { runFault, type Result } from './harness/run-fault.ts';
import { startShop, type Shop } from './stack/shop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string' },
    start: { type: 'string' },
  },
});
const [form = ''] = positionals;
const unknown = values.only.find((name) => !faults.some((fault) => fault.name === name));
const chosen = faults.filter(
  ({ name, shortSeconds }) =>
    (values.only.length === 0 || values.only.includes(name)) &&
    (form === 'single' || shortSeconds !== undefined),
);

const clusterForms = ['cluster', 'known-bad', 'update', 'restore', 'report'];

if (clusterForms.includes(form)) process.exitCode = runOnCluster();
else if (!['single', 'short'].includes(form) || unknown !== undefined) {
  const known = faults.map(({ name, about }) => `  ${name.padEnd(24)} ${about}`).join('\n');
  console.error(
    `Usage: npm run chaos -- single|short [--only NAME]…\n` +
      `       npm run chaos -- cluster [--runs N] [--start N] [--only NAME]… (after npm run cluster -- up)\n` +
      `       npm run chaos -- known-bad [--only RULE]… | update | restore | report\n${known}`,
  );
  process.exitCode = 1;
} else if (!(await chaos())) process.exitCode = 1;

/** Node reads the certificate only when it starts. */
function runOnCluster(): number {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const program = form === 'restore' ? 'chaos/restore.ts' : 'chaos/cluster.ts';
  const args = [program, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
}

/** Runs the chosen faults on a shop of its own and ends everything it started. */
async function chaos(): Promise<boolean> {
  await requireBuild();
  const cleanup = new AsyncDisposableStack();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanup.disposeAsync().finally(() => process.exit(130)));
  }
  try {
    const shop = await startShop(cleanup);
    const productIds = await makeParts(shop.databaseUrl, { count: 20, stock: 1_000_000 });
    const results: Result[] = [];
    for (const fault of chosen) results.push(await runOne(shop, fault, productIds));
    for (const { fault, load, problems } of results) {
      problems.push(...((await fault.checkLater?.({ shop, load })) ?? []));
    }
    console.log(`\n${resultTable(results)}`);
    const outcomes = [...results.map(toTestResult), await reconcile(shop)];
    console.log(`${Math.round(performance.now() / 1_000)} s in all`);
    await report(outcomes);
    return outcomes.every(({ outcome }) => outcome !== 'failed');
  } finally {
    await cleanup.disposeAsync();
  }
}

async function runOne(shop: Shop, fault: Fault, productIds: readonly string[]): Promise<Result> {
  const seconds = form === 'short' ? (fault.shortSeconds ?? fault.seconds) : fault.seconds;
  const result = await runFault(shop, fault, { seconds, productIds });
  const outcome = outcomeOf(result);
  console.log(`${fault.name}: ${outcome} (${Math.round(result.totalSeconds)} s)`);
  // The next fault starts on processes that work.
  if (outcome === 'failed') await restart(shop);
  return result;
}

async function restart(shop: Shop): Promise<void> {
  shop.proxy.reset();
  await Promise.all([shop.api, shop.worker, shop.web].map((program) => program.stop('SIGKILL')));
  await Promise.all([shop.startApi(), shop.startWorker()]);
  await shop.startWeb();
}

/** Cross-checks stock, orders and payments after all faults. */
async function reconcile(shop: Shop): Promise<TestResult> {
  const title = 'reconcile: no differences after all faults';
  try {
    await runCommand({ ...shop.stage, databaseUrl: shop.databaseUrl }, 'reconcile');
    console.log(title);
    return { title, outcome: 'passed' };
  } catch (error) {
    console.error(error);
    return { title, outcome: 'failed' };
  }
}

async function report(outcomes: readonly TestResult[]): Promise<void> {
  const file = reportFile('chaos');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(outcomes, null, 2)}\n`);
}
