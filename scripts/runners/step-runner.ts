import { spawn } from 'node:child_process';
import { root } from './runner-reports.ts';

export interface Step {
  name: string;
  /** Arguments for npm. */
  command: readonly string[];
}

export interface StepResult {
  name: string;
  ok: boolean;
  wallSeconds: number;
  /** CPU time of the step's processes, without background services. */
  cpuSeconds: number;
}

export const script = (name: string, ...args: string[]): Step => ({
  name,
  command: ['run', '--silent', name, ...args],
});

/** Runs a step and streams its output. */
export async function runStep(step: Step): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  return (await run(step, 'inherit')).result;
}

/** Runs steps in parallel and prints the output of each when it ends. */
export async function runSteps(steps: readonly Step[], concurrency: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { result, output } = await run(step, 'pipe');
      console.log(`\n── ${step.name}\n${output.trimEnd()}`);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

// `times` prints the CPU times of the shell, then of its children, as "1m2.34s 0m5.67s".
const timed = '"$@"; code=$?; times >&3; exit $code';

function run(step: Step, output: 'inherit' | 'pipe') {
  const started = performance.now();
  const child = spawn('sh', ['-c', timed, 'sh', 'npm', ...step.command], {
    cwd: root,
    stdio: ['ignore', output, output, 'pipe'],
  });
  const texts = { output: '', times: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (texts.output += chunk.toString()));
  }
  child.stdio[3]?.on('data', (chunk: Buffer) => (texts.times += chunk.toString()));
  return new Promise<{ result: StepResult; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const wallSeconds = (performance.now() - started) / 1000;
      const cpuSeconds = childSeconds(texts.times);
      const result = { name: step.name, ok: code === 0, wallSeconds, cpuSeconds };
      resolve({ result, output: texts.output });
    });
  });
}

/** Sums the children's user and system time from the output of `times`. */
export function childSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n');
  return [...children.matchAll(/(?<minutes>\d+)m(?<seconds>[\d.]+)s/g)].reduce(
    (sum, { groups }) => sum + Number(groups?.['minutes']) * 60 + Number(groups?.['seconds']),
    0,
  );
}
