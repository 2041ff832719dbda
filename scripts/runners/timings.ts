import type { MachineTimes } from './machine-times.ts';
import type { StepResult } from './step-runner.ts';
import type { TestResult } from './test-result.ts';

export interface Timings {
  wallSeconds: number;
  /** CPU time of the whole machine during the gate, including databases and browsers. */
  machine: MachineTimes;
  /** Load average before the gate. */
  loadBefore: number;
  steps: StepResult[];
  /** By runner, the slowest first. */
  slowest: Record<string, { title: string; seconds: number }[]>;
}

const listed = 20;

export function slowestTests(results: readonly TestResult[]): { title: string; seconds: number }[] {
  return results
    .map(({ title, seconds = 0 }) => ({ title, seconds }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, listed);
}

/** Formats the timings for the log. */
export function timingLines(timings: Timings): string[] {
  const { wallSeconds, machine, loadBefore, steps, slowest } = timings;
  const slow = Object.entries(slowest).flatMap(([runner, tests]) => [
    `\nSlowest tests of ${runner}`,
    ...tests.map(({ title, seconds }) => `${cell(seconds)}  ${title}`),
  ]);
  return [
    ...slow,
    '\n    wall s     cpu s  step',
    ...steps.map(
      ({ name, ok, wallSeconds: wall, cpuSeconds: cpu }) =>
        `${cell(wall)}${cell(cpu)}  ${name}${ok ? '' : '  FAILED'}`,
    ),
    `${cell(wallSeconds)}${cell(machine.busy)}  total; CPU time of the whole machine, services included`,
    `CPU time stolen by other virtual machines: ${machine.stolen.toFixed(0)} s; load before: ${loadBefore.toFixed(2)}`,
  ];
}

const cell = (seconds: number) => seconds.toFixed(1).padStart(10);
