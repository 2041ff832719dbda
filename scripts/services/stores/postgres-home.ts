import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, succeeds, type Account } from '../command.ts';
import { root } from '../settings.ts';
import { ActionableError } from '../steps.ts';

export interface Home {
  /** Data folder, with symbolic links resolved. */
  folder: string;
  /** Account that owns it, if not the current user. */
  as: Account | undefined;
}

const dev = join(root, '.dev');
export const postgresFolder = join(dev, 'postgres');

/** Creates the folder if needed. PostgreSQL refuses to run as root, so root assigns it to another account. */
export async function postgresHome(): Promise<Home> {
  mkdirSync(dev, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (!existsSync(postgresFolder)) {
    if (isRoot) await makeForDebianAccount();
    else mkdirSync(postgresFolder, { mode: 0o700 });
  }
  const { uid, gid } = statSync(postgresFolder);
  return { folder: realpathSync(postgresFolder), as: isRoot ? { uid, gid } : undefined };
}

async function makeForDebianAccount(): Promise<void> {
  const account = await debianAccount();
  // Other accounts can't enter a checkout under /root.
  const canEnter = await succeeds('test', ['-x', dev], { as: account });
  const location = canEnter ? postgresFolder : `/var/lib/postgresql/sirkito-${checkoutName()}`;
  mkdirSync(location, { recursive: true, mode: 0o700 });
  chownSync(location, account.uid, account.gid);
  if (!canEnter) symlinkSync(location, postgresFolder);
}

export async function debianAccount(): Promise<Account> {
  const ids = await attempt('getent', ['passwd', 'postgres']);
  const [, , uid, gid] = ids.output.split(':');
  if (ids.code === 0) return { uid: Number(uid), gid: Number(gid) };
  throw new ActionableError(
    'PostgreSQL cannot run as root, and there is no postgres user to run it as',
    'run this as another user',
  );
}

const checkoutName = () =>
  createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 8);
