import { setTimeout as delay } from 'node:timers/promises';
import type { Host } from '../../../scripts/cluster/hosts.ts';
import { killHost, runOn, startHost } from '../../../scripts/cluster/machine.ts';
import { entries } from '../../../scripts/services/build.ts';
import { waitFor } from '../../../scripts/cluster/wait.ts';
import type { Settings } from '../../../scripts/services/settings.ts';
import type { Nemesis } from './nemesis.ts';
import {
  countRedisMasters,
  named,
  otherStandby,
  primary,
  redisMaster,
  redisRole,
  standby,
  type Target,
} from './targets.ts';

const lose = (name: string, requirement: string, target: Target): Nemesis => ({
  name: `lose ${name}`,
  kind: 'node loss',
  requirement,
  start: async (settings) => {
    const host = await target(settings);
    await killHost(host);
    return () => startHost(host);
  },
});

const kill = (name: string, target: Target, selection: string[]): Nemesis => ({
  name: `kill ${name}`,
  kind: 'kill -9',
  requirement: 'DP-37',
  start: async (settings) => {
    const host = await target(settings);
    // More than once, so that the restart is interrupted too.
    for (let times = 0; times < 3; times += 1) {
      await signal(host, 'KILL', selection, { mayBeGone: times > 0 });
      await delay(3_000);
    }
    return async () => {};
  },
});

const hang = (name: string, target: Target, selection: string[]): Nemesis => ({
  name: `hang ${name}`,
  kind: 'hang',
  requirement: 'DP-37',
  start: async (settings) => {
    const host = await target(settings);
    await signal(host, 'STOP', selection);
    return () => signal(host, 'CONT', selection, { mayBeGone: true });
  },
});

/** The node that returns must follow its successor. */
function replaced(nemesis: Nemesis): Nemesis {
  let former: string | undefined;
  return {
    ...nemesis,
    start: async (settings) => {
      former = (await primary(settings)).name;
      return nemesis.start(settings);
    },
    check: async (settings) =>
      (await primary(settings)).name === former ? [`${former} is the primary again`] : [],
  };
}

/** HAProxy leads to one master, once Sentinel has made the former one a replica. */
async function findsRedisMaster(settings: Settings): Promise<string[]> {
  await waitFor('there is one Redis master', 40, async () =>
    (await countRedisMasters(settings)) === 1 ? true : undefined,
  );
  const { output } = await runOn(await app1(settings), redisRole(settings, '127.0.0.1'));
  return output.startsWith('master') ? [] : ['HAProxy finds no Redis master'];
}

interface SignalOptions {
  /** After an earlier signal. */
  mayBeGone?: boolean;
}

async function signal(
  host: Host,
  name: string,
  selection: string[],
  options?: SignalOptions,
): Promise<void> {
  const command = ['pkill', `-${name}`, ...selection];
  requireSent(`${command.join(' ')} on ${host.name}`, await runOn(host, command), options);
}

/** Fails unless pkill found a process: a run without its fault would prove nothing. */
export function requireSent(
  what: string,
  { code, output }: { code: number; output: string },
  { mayBeGone = false }: SignalOptions = {},
): void {
  if (code === 1 && !mayBeGone) throw new Error(`${what}: no process`);
  if (code > 1) throw new Error(`${what}: ${output}`);
}

const programs = {
  patroni: ['-f', '/usr/bin/patroni '],
  postgres: ['-x', 'postgres'],
  postmaster: ['--oldest', '-x', 'postgres'],
  'postgres-and-patroni': ['-u', 'postgres'],
  etcd: ['-x', 'etcd'],
  redis: ['-x', 'redis-server'],
  sentinel: ['-x', 'redis-sentinel'],
  haproxy: ['-x', 'haproxy'],
  pgbouncer: ['-x', 'pgbouncer'],
  nginx: ['-x', 'nginx'],
  api: ['-f', entries.api],
  worker: ['-f', entries.worker],
  web: ['-f', entries.web],
} as const;
type Program = keyof typeof programs;

const each = (
  create: (name: string, target: Target, selection: string[]) => Nemesis,
  role: string,
  target: Target,
  names: Program[],
) => names.map((name) => create(`${name} of ${role}`, target, [...programs[name]]));

const [app1, app2, front] = [named('app1'), named('app2'), named('front')];

export const losePrimary = replaced(lose('the primary', 'DP-31', primary));
export const loseApp = lose('app1', 'DP-33', app1);

export const processNemeses: Nemesis[] = [
  losePrimary,
  lose('a standby', 'DP-37', standby),
  lose('the other standby', 'DP-37', otherStandby),
  { ...lose('the Redis master', 'DP-34', redisMaster), check: findsRedisMaster },
  loseApp,
  lose('app2', 'DP-33', app2),
  ...each(kill, 'the primary', primary, ['postmaster', 'patroni', 'etcd']),
  ...each(kill, 'a standby', standby, ['postgres', 'patroni', 'etcd']),
  ...each(kill, 'the Redis master', redisMaster, ['redis', 'sentinel']),
  ...each(kill, 'app1', app1, ['api', 'web', 'haproxy', 'worker']),
  ...each(kill, 'app2', app2, ['api', 'pgbouncer', 'worker']),
  ...each(kill, 'front', front, ['nginx']),
  ...each(hang, 'the primary', primary, ['postgres-and-patroni', 'postmaster', 'postgres']).map(
    (nemesis) => replaced({ ...nemesis, requirement: 'DP-32' }),
  ),
  ...each(hang, 'the primary', primary, ['patroni', 'etcd']),
  ...each(hang, 'a standby', standby, ['postgres', 'patroni', 'etcd']),
  ...each(hang, 'the other standby', otherStandby, ['postgres-and-patroni']),
  ...each(hang, 'the Redis master', redisMaster, ['redis']),
  ...each(hang, 'app1', app1, ['api', 'pgbouncer', 'worker']),
  ...each(hang, 'app2', app2, ['api', 'web', 'haproxy']),
];
