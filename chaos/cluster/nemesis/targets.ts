import { attempt } from '../../../scripts/services/command.ts';
import { required, type Settings } from '../../../scripts/services/settings.ts';
import { ofRole, type Host } from '../../../scripts/cluster/hosts.ts';
import { localHosts } from '../../../scripts/cluster/local-settings.ts';
import { members } from '../../../scripts/cluster/patroni.ts';
import { waitFor } from '../../../scripts/cluster/wait.ts';

/** A host by what it does now. */
export type Target = (settings: Settings) => Promise<Host>;

export const named =
  (name: string): Target =>
  (settings) => {
    const host = localHosts(settings).find((one) => one.name === name);
    return host ? Promise.resolve(host) : Promise.reject(new Error(`No host ${name}`));
  };

const withRole =
  (role: string, index = 0): Target =>
  (settings) => {
    const databases = ofRole(localHosts(settings), 'db');
    return waitFor(`there is a ${role}`, 30, async () => {
      const nodes = await members(databases);
      const node = nodes.filter((one) => one.role === role && isUp(one.state))[index];
      return databases.find(({ name }) => name === node?.name);
    });
  };

const isUp = (state: string) => state === 'running' || state === 'streaming';

/** Whether all database nodes run and follow the primary. */
export async function isComplete(settings: Settings): Promise<boolean> {
  const nodes = await members(ofRole(localHosts(settings), 'db'));
  const roles = nodes.filter(({ state }) => isUp(state)).map(({ role }) => role);
  return (
    roles.length === 3 &&
    roles.includes('leader') &&
    roles.filter((role) => role === 'sync_standby').length === 2
  );
}

export const primary = withRole('leader');
export const standby = withRole('sync_standby');
export const otherStandby = withRole('sync_standby', 1);

export const redisMaster: Target = (settings) =>
  waitFor('there is a Redis master', 30, async () => {
    for (const host of ofRole(localHosts(settings), 'db')) {
      if (await isRedisMaster(settings, host.address)) return host;
    }
    return undefined;
  });

async function isRedisMaster(settings: Settings, address: string): Promise<boolean> {
  const { output } = await attempt('timeout', ['3', ...redisRole(settings, address)]);
  return output.startsWith('master');
}

export async function countRedisMasters(settings: Settings): Promise<number> {
  const databases = ofRole(localHosts(settings), 'db');
  const found = await Promise.all(databases.map((one) => isRedisMaster(settings, one.address)));
  return found.filter(Boolean).length;
}

export const redisRole = (settings: Settings, address: string): string[] => [
  'redis-cli',
  '--no-auth-warning',
  '-a',
  required(settings, 'REDIS_PASSWORD'),
  '-h',
  address,
  'role',
];
