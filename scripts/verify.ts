import { rmSync } from 'node:fs';
import { quickChecks, staticChecks, testSteps } from './runners/checks.ts';
import { readReport, reportFile, vitestProjects } from './runners/runner-reports.ts';
import { runStep, runSteps, type StepResult } from './runners/step-runner.ts';
import { resultLines } from './runners/totals-line.ts';

const results = process.argv.includes('--quick') ? await runSteps(quickChecks, 2) : await verify();

console.log('\n── summary');
for (const { name, ok, wallSeconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${wallSeconds.toFixed(1)} s)`);
}
const tests = vitestProjects.flatMap((project) => readReport(`vitest-${project}`) ?? []);
if (!process.argv.includes('--quick')) for (const line of resultLines(tests)) console.log(line);
if (results.some(({ ok }) => !ok)) process.exitCode = 1;

async function verify(): Promise<StepResult[]> {
  // Remove the reports of earlier runs.
  for (const project of vitestProjects) rmSync(reportFile(`vitest-${project}`), { force: true });
  const outcomes = await runSteps(staticChecks, 2);
  for (const step of testSteps) outcomes.push(await runStep(step));
  return outcomes;
}
