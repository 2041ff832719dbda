import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listens } from '../address.ts';
import { root } from '../settings.ts';
import { ActionableError } from '../steps.ts';

/** The process that listens on a port, as far as this user can see it. */
export interface PortOwner {
  pid?: number;
  command?: string;
  /** Checkout of the shop that it was started in. */
  checkout?: string;
}

const ownCheckout = realpathSync(root);
const listening = '0A';

/** Finds the listener in /proc, which only Linux has and which hides other users' processes. */
export function portOwner(port: number): PortOwner {
  const pid = listenerPid(port);
  if (pid === undefined) return {};
  const command = attemptRead(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  const folder = attemptRead(() => readlinkSync(`/proc/${pid}/cwd`));
  const checkout = folder && checkoutOf(folder);
  return {
    pid,
    ...(command && { command: command.replaceAll('\0', ' ').trim() }),
    ...(checkout && { checkout }),
  };
}

export const isOwn = ({ checkout }: PortOwner) => checkout === ownCheckout;

/** Returns whether this checkout started it from a program of this name. */
export const isOwnProgram = (owner: PortOwner, name: string) =>
  isOwn(owner) && owner.command?.includes(name) === true;

export const isOtherCheckout = (owner: PortOwner) => owner.checkout !== undefined && !isOwn(owner);

export function describeOwner(owner: PortOwner): string {
  const { pid, command, checkout } = owner;
  if (pid === undefined) return 'a process that cannot be identified';
  if (isOtherCheckout(owner)) return `the checkout in ${checkout} (pid ${pid})`;
  const program = basename(command?.split(' ')[0] ?? 'a process');
  return isOwn(owner) ? `this checkout (${program}, pid ${pid})` : `${program} (pid ${pid})`;
}

/** Suggests how to resolve a port conflict. */
export const portRemedy = (owner: PortOwner, setting: string) =>
  isOtherCheckout(owner)
    ? 'set a different PORT_OFFSET in .env (100, 200, …) to run beside it, or stop it'
    : `stop it, or set another ${setting} in .env`;

export async function requireFreePort(setting: string, port: number): Promise<void> {
  if (!(await listens({ host: 'localhost', port }))) return;
  const owner = portOwner(port);
  throw new ActionableError(
    `Port ${port} (${setting}) is taken by ${describeOwner(owner)}`,
    portRemedy(owner, setting),
  );
}

function listenerPid(port: number): number | undefined {
  const sockets = listeningSockets(port);
  if (sockets.size === 0) return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      const folder = `/proc/${pid}/fd`;
      const files = attemptRead(() => readdirSync(folder)) ?? [];
      return files.some((file) =>
        sockets.has(attemptRead(() => readlinkSync(join(folder, file))) ?? ''),
      );
    });
}

function listeningSockets(port: number): Set<string> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    (attemptRead(() => readFileSync(file, 'utf8')) ?? '').split('\n'),
  );
  const sockets = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => state === listening && local?.endsWith(suffix))
    .map((fields) => `socket:[${fields[9]}]`);
  return new Set(sockets);
}

function checkoutOf(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (existsSync(file) && /"name": "sirkito"/.test(readFileSync(file, 'utf8'))) return folder;
  return dirname(folder) === folder ? undefined : checkoutOf(dirname(folder));
}

/** Ignores processes that have exited or belong to other users. */
function attemptRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(code)) return undefined;
    throw error;
  }
}
