import { readFileSync } from 'node:fs';

/** CLK_TCK, the same on every Linux that Node supports. */
const ticksPerSecond = 100;

/** Returns the CPU time of a process in milliseconds; undefined after it has exited. */
export function cpuMs(pid: number): number | undefined {
  const fields = statFields(pid);
  if (!fields) return undefined;
  const [userTicks, systemTicks] = [fields[11], fields[12]];
  return ((Number(userTicks) + Number(systemTicks)) / ticksPerSecond) * 1_000;
}

export const parentOf = (pid: number): number => Number(statFields(pid)?.[1]);

export const commandOf = (pid: number): string =>
  readProc(`${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';

export const childrenOf = (pid: number): number[] =>
  (readProc(`${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number);

/** Returns the resident memory in MB. */
export function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`) ?? '')?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Returns the fields after the name in /proc/PID/stat, which may contain spaces and parentheses. */
function statFields(pid: number): string[] | undefined {
  const stat = readProc(`${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(file: string): string | undefined {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
