import { readdirSync, readFileSync } from 'node:fs';

/** Returns the CPU time of a process in milliseconds; undefined after it has exited. */
export function cpuMs(pid: number): number | undefined {
  const threads = readProc(() => readdirSync(`/proc/${pid}/task`));
  // Nanoseconds of each thread; /proc/PID/stat counts in hundredths of a second.
  return threads?.reduce((sum, thread) => sum + threadMs(pid, thread), 0);
}

const threadMs = (pid: number, thread: string): number =>
  Number(read(`${pid}/task/${thread}/schedstat`)?.split(' ')[0] ?? 0) / 1e6;

export const parentOf = (pid: number): number => Number(statFields(pid)?.[1]);

export const commandOf = (pid: number): string =>
  read(`${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';

export const childrenOf = (pid: number): number[] =>
  (read(`${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number);

/** Returns the resident memory in MB. */
export function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(read(`${pid}/status`) ?? '')?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Returns the fields after the name in /proc/PID/stat, which may contain spaces and parentheses. */
function statFields(pid: number): string[] | undefined {
  const stat = read(`${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const read = (file: string) => readProc(() => readFileSync(`/proc/${file}`, 'utf8'));

function readProc<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
