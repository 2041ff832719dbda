import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { staticChecks, testSteps } from './runners/checks.ts';
import { machineTimes } from './runners/machine-times.ts';
import { gateReports, readReport, reportFile } from './runners/runner-reports.ts';
import { runStep, runSteps, script, type StepResult } from './runners/step-runner.ts';
import { startTestServices } from './services/test-services.ts';
import { slowestTests, timingLines, type Timings } from './runners/timings.ts';

const loadBefore = loadavg()[0] ?? 0;
const before = machineTimes();
rmSync(path.dirname(reportFile('timings')), { recursive: true, force: true });

const steps = await gate();

const after = machineTimes();
const timings: Timings = {
  wallSeconds: performance.now() / 1000,
  machine: { busy: after.busy - before.busy, stolen: after.stolen - before.stolen },
  loadBefore,
  steps,
  slowest: Object.fromEntries(
    gateReports.map((name) => [name, slowestTests(readReport(name) ?? [])]),
  ),
};
mkdirSync(path.dirname(reportFile('timings')), { recursive: true });
writeFileSync(reportFile('timings'), `${JSON.stringify(timings, null, 2)}\n`);
for (const line of timingLines(timings)) console.log(line);

const totals = await runStep({
  name: 'totals',
  command: ['exec', '--', 'node', 'scripts/totals.ts'],
});
if ([...steps, totals].some(({ ok }) => !ok)) process.exitCode = 1;

/** Runs all steps. A failed step stops only the steps that depend on it. */
async function gate(): Promise<StepResult[]> {
  const done = [await runStep(script('services', '--', 'install'))];
  if (done.some(({ ok }) => !ok)) return done;
  await using services = await startTestServices();
  process.env['TEST_DATABASE_URL'] = services.databaseUrl;
  const built = await runSteps([...staticChecks, script('build')], 2);
  done.push(...built);
  for (const step of testSteps) done.push(await runStep(step));
  // It needs this build, not an earlier one.
  const isBuilt = built.every(({ name, ok }) => ok || name !== 'build');
  if (isBuilt) done.push(await runStep(script('e2e')));
  done.push(await runStep(script('spec')));
  return done;
}
