import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readReport, reportFile, root, vitestProjects } from './runners/runner-reports.ts';
import { resultLines } from './runners/totals-line.ts';

interface Step {
  name: string;
  command: readonly string[];
}

const script = (name: string): Step => ({ name, command: ['run', '--silent', name] });

const tests = (project: string): Step => {
  const reporters = ['--reporter=default', '--reporter=json'];
  const report = `--outputFile.json=${reportFile(`vitest-${project}`)}`;
  const options = ['--project', project, ...reporters, report];
  return { name: `${project} tests`, command: ['test', '--silent', '--', ...options] };
};

const quick = process.argv.includes('--quick');
const steps = quick
  ? ['format:check', 'lint', 'types'].map(script)
  : [
      ...['format:check', 'lint', 'deps', 'dead', 'types', 'db:check'].map(script),
      ...vitestProjects.map(tests),
    ];

// A report of an earlier run must not speak for this one.
const stale = quick ? [] : vitestProjects.map((project) => reportFile(`vitest-${project}`));
for (const file of stale) rmSync(file, { force: true });

const outcomes = steps.map(({ name, command }) => {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit' });
  return { name, ok: status === 0, seconds: (performance.now() - started) / 1000 };
});

console.log('\n── summary');
for (const { name, ok, seconds } of outcomes) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
}
if (!quick) {
  const results = vitestProjects.flatMap((project) => readReport(`vitest-${project}`) ?? []);
  for (const line of resultLines(results)) console.log(line);
}
if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
