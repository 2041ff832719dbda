import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { attempt } from '../../../scripts/services/command.ts';
import type { Settings } from '../../../scripts/services/settings.ts';
import type { Host } from '../../../scripts/cluster/hosts.ts';
import { localHosts } from '../../../scripts/cluster/local-settings.ts';
import { killHost, startHost } from '../../../scripts/cluster/machine.ts';
import { namespaceOf } from '../../../scripts/cluster/network.ts';
import type { Nemesis } from './nemesis.ts';
import { otherStandby, named, primary, standby, type Target } from './targets.ts';

async function filter(host: Host, ...rule: string[]): Promise<void> {
  const args = ['netns', 'exec', namespaceOf(host), 'iptables', '-w', ...rule];
  const { code, output } = await attempt('ip', args);
  if (code !== 0) throw new Error(`iptables on ${host.name}: ${output}`);
}

/** Silently drops what one host sends to another. */
const cut = (from: Host, to: Host) => filter(to, '-A', 'INPUT', '-s', from.address, '-j', 'DROP');

async function healNetwork(settings: Settings): Promise<void> {
  for (const host of localHosts(settings)) await filter(host, '-F', 'INPUT');
}

const directions = { '→': [true, false], '←': [false, true], '↔': [true, true] } as const;

const partition = (a: string, b: string, direction: keyof typeof directions): Nemesis => ({
  name: `cut ${a} ${direction} ${b}`,
  kind: 'partition',
  requirement: 'DP-36',
  start: async (settings) => {
    const [one, other] = [await named(a)(settings), await named(b)(settings)];
    const [there, back] = directions[direction];
    if (there) await cut(one, other);
    if (back) await cut(other, one);
    return () => healNetwork(settings);
  },
});

/** Cuts a host off from all others of some roles. */
const isolate = (name: string, target: Target, roles: Host['role'][]): Nemesis => ({
  name: `isolate ${name}`,
  kind: 'partition',
  requirement: 'DP-36',
  start: async (settings) => {
    const host = await target(settings);
    await isolateFrom(settings, host, roles);
    return () => healNetwork(settings);
  },
});

async function isolateFrom(settings: Settings, host: Host, roles: Host['role'][]): Promise<void> {
  const others = localHosts(settings).filter(
    (one) => one.name !== host.name && roles.includes(one.role),
  );
  await Promise.all(others.flatMap((one) => [cut(host, one), cut(one, host)]));
}

/** What the primary acknowledges meanwhile exists there only. */
export const isolateAndLose: Nemesis = {
  name: 'isolate the primary from its standbys, then lose it',
  kind: 'partition',
  requirement: 'DP-36',
  start: async (settings) => {
    const host = await primary(settings);
    await isolateFrom(settings, host, ['db']);
    await delay(3_000);
    await killHost(host);
    return async () => {
      await healNetwork(settings);
      await startHost(host);
    };
  },
};

const lossy = (name: string, target: Target): Nemesis => ({
  name: `drop a fifth of the packets of ${name}`,
  kind: 'packet loss',
  requirement: 'DP-37',
  start: async (settings) => {
    const host = await target(settings);
    const random = ['-m', 'statistic', '--mode', 'random', '--probability', '0.2', '-j', 'DROP'];
    await filter(host, '-A', 'INPUT', '-i', 'eth0', ...random);
    for (const other of localHosts(settings)) {
      if (other.name === host.name) continue;
      await filter(other, '-A', 'INPUT', '-s', host.address, ...random);
    }
    return () => healNetwork(settings);
  },
});

/** Waits for the first output of a program. Throws if the program ends before. */
export async function waitForOutput(
  child: ChildProcessByStdio<null, Readable, null>,
): Promise<void> {
  const command = child.spawnargs.join(' ');
  const fail = (how: unknown): never => {
    throw new Error(`${command} ended before it was ready: ${String(how)}`);
  };
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'close').then(([code]) => fail(code)),
  ]);
}

const script = join(import.meta.dirname, 'delay-packets.py');

const delayed = (name: string, target: Target): Nemesis => ({
  name: `delay the packets of ${name} by 50 to 150 ms`,
  kind: 'latency',
  requirement: 'DP-37',
  start: async (settings) => {
    const host = await target(settings);
    const args = ['netns', 'exec', namespaceOf(host), 'python3', script, '50', '150'];
    const child = spawn('ip', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await waitForOutput(child);
    const queue = ['-j', 'NFQUEUE', '--queue-num', '1', '--queue-bypass'];
    await filter(host, '-A', 'INPUT', '-i', 'eth0', ...queue);
    return async () => {
      await healNetwork(settings);
      // What waits in the queue is delivered first.
      await delay(200);
      child.kill();
    };
  },
});

const pairs = `db1 db2, db1 db3, db2 db3, app1 app2, front app1, front app2,
  app1 db1, app1 db2, app1 db3, app2 db1, app2 db2, app2 db3`
  .split(',')
  .map((pair) => pair.trim().split(' '));

const [app1, app2] = [named('app1'), named('app2')];

export const networkNemeses: Nemesis[] = [
  ...pairs.flatMap(([a = '', b = '']) =>
    (['→', '←', '↔'] as const).map((direction) => partition(a, b, direction)),
  ),
  isolate('the primary', primary, ['db', 'app', 'front', 'outside']),
  isolate('the primary from its standbys', primary, ['db']),
  { ...isolate('the primary from the apps', primary, ['app']), kind: 'until repaired' },
  isolate('a standby', standby, ['db', 'app']),
  isolate('the other standby', otherStandby, ['db', 'app']),
  isolate('app1', app1, ['db', 'app', 'front', 'outside']),
  isolate('app2 from the databases', app2, ['db']),
  isolateAndLose,
  ...[lossy, delayed].flatMap((create) => [
    create('the primary', primary),
    create('a standby', standby),
    create('app1', app1),
    create('front', named('front')),
  ]),
];
