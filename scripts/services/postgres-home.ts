import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, succeeds, type Account } from './command.ts';
import { root } from './settings.ts';
import { Trouble } from './steps.ts';

export interface Home {
  /** The data folder, free of symbolic links. */
  folder: string;
  /** The account it belongs to, where that is not our own. */
  as: Account | undefined;
}

const dev = join(root, '.dev');
export const postgresFolder = join(dev, 'postgres');

/** Makes the folder if need be. PostgreSQL refuses to run as root, so root hands it to another. */
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
  // A checkout below /root is closed to every other account.
  const canEnter = await succeeds('test', ['-x', dev], { as: account });
  const place = canEnter ? postgresFolder : `/var/lib/postgresql/sirkito-${checkoutName()}`;
  mkdirSync(place, { recursive: true, mode: 0o700 });
  chownSync(place, account.uid, account.gid);
  if (!canEnter) symlinkSync(place, postgresFolder);
}

async function debianAccount(): Promise<Account> {
  const ids = await attempt('getent', ['passwd', 'postgres']);
  const [, , uid, gid] = ids.output.split(':');
  if (ids.code === 0) return { uid: Number(uid), gid: Number(gid) };
  throw new Trouble(
    'PostgreSQL does not run as root, and there is no postgres account to run it as',
    'run this as another user',
  );
}

const checkoutName = () =>
  createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 8);
