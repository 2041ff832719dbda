import { readFileSync } from 'node:fs';

/** CPU time of the whole machine since it started, in seconds over all cores. */
export interface MachineTimes {
  busy: number;
  /** Used by other virtual machines on the same host. */
  stolen: number;
}

const ticksPerSecond = 100;

/** Reads the totals of /proc/stat, which include the database and all other processes. */
export function machineTimes(text = readFileSync('/proc/stat', 'utf8')): MachineTimes {
  const [, ...fields] = text.split('\n')[0]?.split(/\s+/) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = fields.map(Number);
  return {
    busy: (user + nice + system + irq + softirq) / ticksPerSecond,
    stolen: steal / ticksPerSecond,
  };
}
