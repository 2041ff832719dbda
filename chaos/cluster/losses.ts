import { attempt } from '../../scripts/services/command.ts';
import { required, type Settings } from '../../scripts/services/settings.ts';
import { ofRole, type Host } from '../../scripts/cluster/hosts.ts';
import { localHosts } from '../../scripts/cluster/local-settings.ts';
import { killHost, runOn, startHost } from '../../scripts/cluster/machine.ts';
import { primaryOf } from '../../scripts/cluster/patroni.ts';
import { waitFor } from '../../scripts/cluster/wait.ts';

/** The loss of a part of the cluster. */
export interface Loss {
  name: string;
  about: string;
  /** Longest time without an order, in seconds. */
  maxGap: number;
  /** Causes it and returns what undoes it. */
  cause: (settings: Settings) => Promise<{ host: Host; undo: () => Promise<void> }>;
  /** Says what is wrong once all hosts are back. */
  check: (settings: Settings, host: Host) => Promise<string[]>;
}

export const losses: Loss[] = [
  {
    name: 'primary-killed',
    about: '[DP-31] the host of the primary loses all processes',
    maxGap: 30,
    cause: async (settings) => killed(await primary(settings)),
    check: hasSuccessor,
  },
  {
    name: 'postgres-killed',
    about: '[DP-31] PostgreSQL of the primary crashes',
    maxGap: 30,
    cause: async (settings) => {
      const host = await primary(settings);
      await signal(host, ['-KILL', '--oldest', '-x', 'postgres']);
      return { host, undo: async () => {} };
    },
    check: hasSuccessor,
  },
  {
    name: 'primary-hung',
    about: '[DP-32] PostgreSQL and Patroni of the primary stop answering',
    maxGap: 30,
    cause: async (settings) => {
      const host = await primary(settings);
      await signal(host, ['-STOP', '-u', 'postgres']);
      return { host, undo: () => signal(host, ['-CONT', '-u', 'postgres']) };
    },
    check: hasSuccessor,
  },
  {
    name: 'postmaster-hung',
    about: '[DP-32] the primary answers no new connection, while Patroni goes on',
    maxGap: 30,
    cause: async (settings) => {
      const host = await primary(settings);
      await signal(host, ['-STOP', '--oldest', '-x', 'postgres']);
      return { host, undo: async () => {} };
    },
    check: hasSuccessor,
  },
  {
    name: 'app-killed',
    about: '[DP-33] an app host loses all processes',
    maxGap: 10,
    cause: async (settings) => killed(hostNamed(settings, 'app1')),
    check: async () => [],
  },
  {
    name: 'redis-killed',
    about: '[DP-34] the host of the Redis master loses all processes',
    maxGap: 30,
    cause: async (settings) => killed(await redisMaster(settings)),
    check: async (settings, host) => {
      // It is a master, as before, until Sentinel makes it a replica.
      await waitFor(`${host.name} is no Redis master`, 40, async () =>
        (await isRedisMaster(settings, host.address)) ? undefined : true,
      );
      const { output } = await runOn(
        hostNamed(settings, 'app1'),
        redis(settings, '127.0.0.1', 'role'),
      );
      return output.startsWith('master') ? [] : ['HAProxy finds no Redis master'];
    },
  },
];

async function killed(host: Host) {
  await killHost(host);
  return { host, undo: () => startHost(host) };
}

const primary = (settings: Settings): Promise<Host> =>
  waitFor('there is a primary', 30, () => primaryOf(ofRole(localHosts(settings), 'db')));

/** A node that returns must follow its successor. */
async function hasSuccessor(settings: Settings, host: Host): Promise<string[]> {
  const { name } = await primary(settings);
  return name === host.name ? [`${name} is the primary again`] : [];
}

async function signal(host: Host, selection: string[]): Promise<void> {
  const { code, output } = await runOn(host, ['pkill', ...selection]);
  if (code !== 0) throw new Error(`pkill on ${host.name}: ${output}`);
}

function redisMaster(settings: Settings): Promise<Host> {
  return waitFor('there is a Redis master', 30, async () => {
    for (const host of ofRole(localHosts(settings), 'db')) {
      if (await isRedisMaster(settings, host.address)) return host;
    }
    return undefined;
  });
}

async function isRedisMaster(settings: Settings, address: string): Promise<boolean> {
  const { output } = await attempt('timeout', ['3', ...redis(settings, address, 'role')]);
  return output.startsWith('master');
}

function redis(settings: Settings, address: string, command: string): string[] {
  const password = required(settings, 'REDIS_PASSWORD');
  return ['redis-cli', '--no-auth-warning', '-a', password, '-h', address, command];
}

function hostNamed(settings: Settings, name: string): Host {
  const host = localHosts(settings).find((one) => one.name === name);
  if (!host) throw new Error(`No host ${name}`);
  return host;
}
