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
}

export const losses: Loss[] = [
  {
    name: 'primary-killed',
    about: '[DP-31] the host of the primary loses all processes',
    maxGap: 20,
    cause: async (settings) => killed(await primary(settings)),
  },
  {
    name: 'primary-hung',
    about: '[DP-32] PostgreSQL and Patroni of the primary stop answering',
    maxGap: 30,
    cause: async (settings) => {
      const host = await primary(settings);
      await signal(host, 'STOP');
      return { host, undo: () => signal(host, 'CONT') };
    },
  },
  {
    name: 'app-killed',
    about: '[DP-33] an app host loses all processes',
    maxGap: 10,
    cause: async (settings) => killed(hostNamed(settings, 'app1')),
  },
  {
    name: 'redis-killed',
    about: '[DP-34] the host of the Redis master loses all processes',
    maxGap: 20,
    cause: async (settings) => killed(await redisMaster(settings)),
  },
];

async function killed(host: Host) {
  await killHost(host);
  return { host, undo: () => startHost(host) };
}

const primary = (settings: Settings): Promise<Host> =>
  waitFor('there is a primary', 30, () => primaryOf(ofRole(localHosts(settings), 'db')));

/** Stops or continues PostgreSQL and Patroni. */
async function signal(host: Host, name: 'STOP' | 'CONT'): Promise<void> {
  const { code, output } = await runOn(host, ['pkill', `-${name}`, '-u', 'postgres']);
  if (code !== 0) throw new Error(`pkill on ${host.name}: ${output}`);
}

async function redisMaster(settings: Settings): Promise<Host> {
  const databases = ofRole(localHosts(settings), 'db');
  return waitFor('there is a Redis master', 30, async () => {
    for (const host of databases) {
      const server = ['-h', host.address, '-a', required(settings, 'REDIS_PASSWORD')];
      const { output } = await attempt('redis-cli', ['--no-auth-warning', ...server, 'role']);
      if (output.startsWith('master')) return host;
    }
    return undefined;
  });
}

function hostNamed(settings: Settings, name: string): Host {
  const host = localHosts(settings).find((one) => one.name === name);
  if (!host) throw new Error(`No host ${name}`);
  return host;
}
