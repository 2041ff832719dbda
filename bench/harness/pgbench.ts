import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Load } from './load.ts';

interface PgbenchOptions {
  databaseUrl: string;
  /** Files with one transaction each; pgbench picks one at random. */
  scripts: readonly string[];
  connections: number;
  seconds: number;
}

const run = promisify(execFile);

/** Runs SQL with pgbench, without our server in between. */
export async function pgbench(options: PgbenchOptions): Promise<Load> {
  const { databaseUrl, scripts, connections, seconds } = options;
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'));
  const whole = Math.max(1, Math.round(seconds));
  const amount = ['--client', String(connections), '--time', String(whole)];
  const files = scripts.flatMap((script) => ['--file', script]);
  const how = ['--no-vacuum', '--protocol', 'prepared', ...files];
  const log = ['--log', '--log-prefix', join(folder, 'times')];
  try {
    await run('pgbench', [...amount, ...how, ...log, databaseUrl], { timeout: 60_000 });
    const times = await loggedTimes(folder);
    return { answered: times.length, seconds: whole, times };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reads the third column of each log line, the latency in microseconds. */
async function loggedTimes(folder: string): Promise<number[]> {
  const files = await readdir(folder);
  const logs = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const lines = logs.flatMap((text) => text.split('\n').filter(Boolean));
  return lines.map((line) => Number(line.split(' ')[2]) / 1_000);
}
