import { styleText } from 'node:util';

/** Something a person has to do, with the way to do it. */
export class Trouble extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** Does one piece of work and says in one line what came of it. */
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

/** Runs a command's whole work; trouble ends it with a sentence and exit code 1. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(`${styleText('red', '✗')} ${error.message}\n  → ${error.remedy}`);
    process.exitCode = 1;
  }
}

export function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

const clearLine = () => (process.stdout.isTTY ? '\r\u001B[K' : '');
