import type { DatabaseProcesses } from './database-processes.ts';
import { cpuMs } from './processes.ts';

interface Watched {
  pids: readonly number[];
  database: DatabaseProcesses;
}

interface Measured<T> {
  result: T;
  /** CPU time in milliseconds. */
  serverMs: number;
  databaseMs: number | null;
  ownMs: number;
}

const sampleMs = 100;

/** Runs `work` and measures the CPU time of the server, the database and this process. */
export async function measure<T>(
  { pids, database }: Watched,
  work: () => Promise<T>,
): Promise<Measured<T>> {
  const server = meter(() => [...pids]);
  const backends = meter(() => database?.() ?? []);
  // Sample, because a backend's CPU time is lost when its connection closes.
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
  // Processes that start later count from zero.
  for (const [pid, spent] of last) first.set(pid, spent);
  return {
    read,
    used: () => {
      read();
      return [...last].reduce((sum, [pid, spent]) => sum + spent - (first.get(pid) ?? 0), 0);
    },
  };
}
