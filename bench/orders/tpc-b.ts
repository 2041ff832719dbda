import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns pgbench TPC-B transactions per second. */
export async function tpcB(databaseUrl: string, seconds: number): Promise<number> {
  const whole = String(Math.max(2, Math.round(seconds)));
  await run('pgbench', ['--initialize', '--quiet', '--scale', '10', databaseUrl]);
  const how = ['--no-vacuum', '--client', '32', '--jobs', '1', '--protocol', 'prepared'];
  const { stdout } = await run('pgbench', [...how, '--time', whole, databaseUrl]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
