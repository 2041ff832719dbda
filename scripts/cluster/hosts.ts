import { join } from 'node:path';
import { required, root, type Settings } from '../services/settings.ts';

export const roles = ['db', 'app', 'front', 'outside'] as const;
export type Role = (typeof roles)[number];

export interface Host {
  name: string;
  role: Role;
  address: string;
}

/** Everything of the local cluster: settings, the hosts' files and data, logs. */
export const folder = join(root, '.dev', 'cluster');
export const folderOf = ({ name }: Host) => join(folder, 'hosts', name);

const names = ['DB1', 'DB2', 'DB3', 'APP1', 'APP2', 'FRONT'];

/** Returns the hosts that an operator installs, with any further app hosts (`APP3`, …). */
export function hostsOf(settings: Settings): Host[] {
  const further = Object.keys(settings).filter((name) => /^APP\d+$/.test(name));
  return [...new Set([...names, ...further])].map((name) => hostOf(settings, name));
}

/** Stands for the internet in the local cluster: mail server and PayMongo. */
export const outsideHost = (settings: Settings): Host => hostOf(settings, 'OUTSIDE');

function hostOf(settings: Settings, setting: string): Host {
  const name = setting.toLowerCase();
  const role = roles.find((one) => name.startsWith(one));
  if (!role) throw new Error(`No role for ${name}`);
  return { name, role, address: required(settings, setting) };
}

export const ofRole = (hosts: readonly Host[], role: Role) =>
  hosts.filter((host) => host.role === role);
