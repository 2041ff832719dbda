import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nightlySteps, type NightlyStep } from './runners/nightly-steps.ts';
import { readReport, reportFile } from './runners/runner-reports.ts';
import { runStep, script } from './runners/step-runner.ts';
import type { TestResult } from './runners/test-result.ts';
import { resultLines } from './runners/totals-line.ts';
import { succeeds } from './services/command.ts';
import { startTestServices } from './services/test-services.ts';

/** `npm run nightly` runs all steps, `npm run nightly -- chaos fit` those whose names start so. */
const wanted = process.argv.slice(2);
const chosen = nightlySteps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (chosen.length === 0) {
  console.error(`Unknown step. Use ${nightlySteps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const results = await nightly();

const report = reportFile('nightly');
mkdirSync(path.dirname(report), { recursive: true });
writeFileSync(report, `${JSON.stringify(results, null, 2)}\n`);
console.log('\n── results');
for (const { title, outcome, seconds = 0 } of results) {
  console.log(`${seconds.toFixed(1).padStart(10)} s  ${outcome.padEnd(7)}  ${title}`);
}
for (const line of resultLines(results)) console.log(line);
if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;

async function nightly(): Promise<TestResult[]> {
  for (const step of [script('services', '--', 'install'), script('build')]) {
    const { ok } = await runStep(step);
    if (!ok) return [{ title: step.name, outcome: 'failed' }];
  }
  await using services = await startTestServices();
  process.env['TEST_DATABASE_URL'] = services.databaseUrl;
  const done: TestResult[] = [];
  for (const step of chosen) done.push(...(await resultsOf(step)));
  if (wanted.length > 0) return done;
  return [...done, ...(await resultsOf(script('spec', '--', '--nightly')))];
}

/** Returns a step's test results after one for the step itself. */
async function resultsOf(step: NightlyStep): Promise<TestResult[]> {
  const missing: string[] = [];
  for (const program of step.needs ?? []) {
    if (!(await succeeds('sh', ['-c', `command -v ${program}`]))) missing.push(program);
  }
  if (missing.length > 0) {
    return [{ title: `${step.name}, which needs ${missing.join(', ')}`, outcome: 'skipped' }];
  }
  if (step.report !== undefined) rmSync(reportFile(step.report), { force: true });
  const { name, ok, wallSeconds } = await runStep(step);
  const tests = step.report === undefined ? [] : readReport(step.report);
  const outcome = ok && tests ? 'passed' : 'failed';
  return [{ title: name, outcome, seconds: wallSeconds }, ...(tests ?? [])];
}
