import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBuildProblem } from '@sirkito/e2e/stack/build';
import { root } from '@sirkito/e2e/stack/settings';
import { buildStage, copyStage } from '@sirkito/e2e/stack/stage';
import { cases } from './cases.ts';
import { checkBaseline, readBaseline, updateBaseline } from './check/baseline.ts';
import { ratiosOf } from './check/ratios.ts';
import { efforts, type BenchCase, type Finding } from './harness/bench-case.ts';
import { toTable } from './harness/table.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    database: { type: 'string', default: 'sirkito_scale' },
    // Copies a seeded database on the same server, because seeding takes longer than a short case.
    like: { type: 'string' },
    // Compares the results with bench/baseline.json, or replaces them there.
    check: { type: 'boolean', default: false },
    'update-baseline': { type: 'boolean', default: false },
  },
});
const form = options.short ? 'short' : 'full';
const known = cases.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n');
const unknown = names.find((name) => !cases.some((one) => one.name === name));

if (unknown === undefined) await bench();
else {
  console.error(
    `Unknown case: ${unknown}\nUsage: npm run bench -- [--short] [--check | --update-baseline] [--database NAME] [--like URL] [CASE…]\n${known}`,
  );
  process.exitCode = 1;
}

async function bench(): Promise<void> {
  await build();
  const chosen = await chosenNames();
  const results = await runAll(chosen);
  await report(results);
  const ratios = ratiosOf(results);
  if (options['update-baseline']) await updateBaseline(form, ratios);
  const measureAgain = async () => ratiosOf(await runAll(chosen));
  if (options.check && !(await checkBaseline(form, ratios, measureAgain))) process.exitCode = 1;
}

async function runAll(chosen: readonly string[]): Promise<Record<string, Finding[]>> {
  const results: Record<string, Finding[]> = {};
  for (const one of cases.filter(({ name }) => chosen.includes(name))) {
    const findings = await runCase(one);
    results[one.name] = findings;
    for (const finding of findings) console.log(`\n${toTable(finding)}`);
  }
  return results;
}

/** A check runs the cases of the baseline, a benchmark all of them. */
async function chosenNames(): Promise<string[]> {
  if (names.length > 0) return names;
  return options.check ? Object.keys((await readBaseline())[form]) : cases.map(({ name }) => name);
}

async function build(): Promise<void> {
  const trouble = await findBuildProblem();
  if (!trouble) return;
  console.log(`${trouble} Building.`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('build failed');
}

/** Runs a case on its own database and stops everything it started. */
async function runCase(one: BenchCase): Promise<Finding[]> {
  const { short, database, like } = options;
  const stage = await (like ? copyStage(like, 'bench') : buildStage('bench'));
  try {
    return await one.run({ stage, effort: short ? efforts.short : efforts.full, database });
  } finally {
    await stage.cleanup.disposeAsync();
  }
}

async function report(results: Record<string, Finding[]>): Promise<void> {
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version };
  const { user, system } = process.cpuUsage();
  const ownSeconds = Number(((user + system) / 1e6).toFixed(1));
  const whole = {
    at: new Date().toISOString(),
    short: options.short,
    machine,
    ownSeconds,
    results,
  };
  const file = join(root, 'reports', options.short ? 'bench-short.json' : 'bench.json');
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
  console.log(`\nResults: ${file}. The benchmark itself used ${ownSeconds} s of CPU time.`);
}
