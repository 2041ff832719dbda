import type { Host } from '../../../scripts/cluster/hosts.ts';
import { killHost, runOn, startHost } from '../../../scripts/cluster/machine.ts';
import type { Nemesis } from './nemesis.ts';
import { named, primary, standby, type Target } from './targets.ts';

/**
 * The host starts again with another time, and once more with the right one. Not for databases: with
 * libfaketime, Patroni doesn't recognize its own server.
 */
const shiftClock = (name: string, target: Target, shift: string): Nemesis => ({
  name: `shift the clock of ${name} by ${shift}`,
  kind: 'clock',
  requirement: 'DP-37',
  start: async (settings) => {
    const host = await target(settings);
    await restart(host, shift);
    return () => restart(host);
  },
});

async function restart(host: Host, shift?: string): Promise<void> {
  await killHost(host);
  await startHost(host, shift);
}

const fillDisk = (name: string, target: Target): Nemesis => ({
  name: `fill the disk of ${name}`,
  kind: 'full disk',
  requirement: 'DP-37',
  start: async (settings) => {
    const host = await target(settings);
    const filler = '/var/lib/postgresql/filler';
    // Reserves what is free at once, then what the file system keeps back.
    const script = `fallocate -l $(($(stat -f -c '%a * %S' ${filler}))) ${filler}; cat /dev/zero >> ${filler}`;
    const { output } = await runOn(host, ['sh', '-c', `: > ${filler}; ${script}`], 30);
    if (!output.includes('No space left')) throw new Error(`The disk isn't full: ${output}`);
    return async () => {
      await runOn(host, ['rm', '-f', filler]);
    };
  },
});

const [app1, app2] = [named('app1'), named('app2')];

export const clockNemeses: Nemesis[] = [
  shiftClock('app1', app1, '+1h'),
  shiftClock('app2', app2, '-1h'),
];

export const diskNemeses: Nemesis[] = [
  { ...fillDisk('the primary', primary), kind: 'until repaired' },
  fillDisk('a standby', standby),
];
