import { expect, test } from 'vitest';
import { machineTimes } from './machine-times.ts';
import { childSeconds, runStep } from './step-runner.ts';
import { slowestTests, timingLines } from './timings.ts';

test('reads the CPU time of the machine from /proc/stat', () => {
  const text = 'cpu  100 20 30 9000 400 5 6 700 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n';
  expect(machineTimes(text)).toEqual({ busy: 1.61, stolen: 7 });
});

test('reads the CPU time of children from the second line of times', () => {
  expect(childSeconds('0m0.01s 0m0.02s\n1m2.50s 0m0.25s\n')).toBeCloseTo(62.75);
});

test('measures a step and reports its failure', async () => {
  const passed = await runStep({ name: 'version', command: ['--version'] });
  expect(passed).toMatchObject({ name: 'version', ok: true });
  expect(passed.cpuSeconds).toBeGreaterThan(0);
  expect(passed.wallSeconds).toBeGreaterThan(0);
  expect(await runStep({ name: 'typo', command: ['run', 'no-such-script'] })).toMatchObject({
    ok: false,
  });
});

test('lists the twenty slowest tests, the slowest first', () => {
  const results = Array.from({ length: 25 }, (_, index) => ({
    title: `test ${index}`,
    outcome: 'passed' as const,
    seconds: index,
  }));
  const slowest = slowestTests(results);
  expect(slowest).toHaveLength(20);
  expect(slowest[0]).toEqual({ title: 'test 24', seconds: 24 });
});

test('prints the slowest tests, then wall and CPU time of each step', () => {
  const lines = timingLines({
    wallSeconds: 100,
    machine: { busy: 150, stolen: 3 },
    loadBefore: 0.5,
    steps: [
      { name: 'lint', ok: true, wallSeconds: 40, cpuSeconds: 60 },
      { name: 'e2e', ok: false, wallSeconds: 60, cpuSeconds: 80 },
    ],
    slowest: { playwright: [{ title: 'checks out', seconds: 9 }] },
  });
  expect(lines).toEqual([
    '\nSlowest tests of playwright',
    '       9.0  checks out',
    '\n    wall s     cpu s  step',
    '      40.0      60.0  lint',
    '      60.0      80.0  e2e  FAILED',
    '     100.0     150.0  total; CPU time of the whole machine, services included',
    'CPU time stolen by other virtual machines: 3 s; load before: 0.50',
  ]);
});
