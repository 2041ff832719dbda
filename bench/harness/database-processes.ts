import { Client } from 'pg';
import { childrenOf, commandOf, parentOf } from './processes.ts';

/** Returns the backend processes of a database; null if its server is not on this machine. */
export type DatabaseProcesses = (() => number[]) | null;

export async function databaseProcesses(url: string): Promise<DatabaseProcesses> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    const name = new URL(url).pathname.slice(1);
    if (!commandOf(pid).includes(` ${name} `)) return null;
    const server = parentOf(pid);
    return () => childrenOf(server).filter((child) => commandOf(child).includes(` ${name} `));
  } finally {
    await client.end();
  }
}
