import { styleText } from 'node:util';

/** An error the user can fix; `remedy` says how. */
export class ActionableError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** Runs a step and prints its result on one line. */
export async function step(name: string, work: () => Promise<string>): Promise<void> {
  const label = name.padEnd(13);
  const began = performance.now();
  if (process.stdout.isTTY) process.stdout.write(styleText('dim', `  ${label} …`));
  try {
    const detail = await work();
    const time = styleText('dim', secondsSince(began));
    console.log(`${clearLine()}${styleText('green', '✓')} ${label} ${detail}  ${time}`);
  } catch (error) {
    process.stdout.write(clearLine());
    throw error;
  }
}

/** Prints a warning and continues. */
export function warn(name: string, detail: string): void {
  console.log(`${styleText('yellow', '!')} ${name.padEnd(13)} ${detail}`);
}

/** Runs a command; an ActionableError prints its message and remedy and sets exit code 1. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ActionableError)) throw error;
    console.error(`${styleText('red', '✗')} ${error.message}\n  → ${error.remedy}`);
    process.exitCode = 1;
  }
}

export function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

const clearLine = () => (process.stdout.isTTY ? '\r\u001B[K' : '');
