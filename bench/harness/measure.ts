import type { DatabaseProcesses } from './database-processes.ts';
import { cpuMs } from './processes.ts';

interface Watched {
  pids: readonly number[];
  database: DatabaseProcesses;
}

interface Measured<T> {
  result: T;
  /** Processor time, in milliseconds. */
  serverMs: number;
  databaseMs: number | null;
  ownMs: number;
}

const sampleMs = 100;

/** Does the work and says what it cost the server, the database and ourselves. */
export async function measure<T>(
  { pids, database }: Watched,
  work: () => Promise<T>,
): Promise<Measured<T>> {
  const server = meter(() => [...pids]);
  const backends = meter(() => database?.() ?? []);
  // A connection that ends takes its count along, so they are read on the way.
  const sampling = setInterval(backends.read, sampleMs);
  const own = process.cpuUsage();
  try {
    const result = await work();
    const { user, system } = process.cpuUsage(own);
    return {
      result,
      serverMs: server.used(),
      databaseMs: database && backends.used(),
      ownMs: (user + system) / 1_000,
    };
  } finally {
    clearInterval(sampling);
  }
}

function meter(pids: () => number[]) {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  const read = () => {
    for (const pid of pids()) {
      const spent = cpuMs(pid);
      if (spent !== undefined) last.set(pid, spent);
    }
  };
  read();
  // What starts later starts from nothing.
  for (const [pid, spent] of last) first.set(pid, spent);
  return {
    read,
    used: () => {
      read();
      return [...last].reduce((sum, [pid, spent]) => sum + spent - (first.get(pid) ?? 0), 0);
    },
  };
}
