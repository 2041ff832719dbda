import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../services/settings.ts';
import { ActionableError } from '../services/steps.ts';
import { folder, type Host } from './hosts.ts';
import { runOn } from './machine.ts';

/** Runs a command on a host as postgres, like the units there. Returns its output. */
export async function runAsPostgres(
  host: Host,
  command: readonly string[],
  seconds: number,
): Promise<string> {
  const account = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups'];
  const { code, output } = await runOn(host, [...account, ...command], seconds);
  if (code === 0) return output;
  throw new ActionableError(
    `${command.join(' ')} failed on ${host.name}:\n${output}`,
    'fix it, then run this again',
  );
}

/** Runs the operator's script with this checkout's build. */
export const restoreOn = (host: Host, args: readonly string[]): Promise<string> =>
  runAsPostgres(host, ['sh', '/etc/sirkito/restore.sh', '--release', root, ...args], 1_200);

const lost = ['archive', 'backup', 'erased-accounts.txt'];

/** Empties the first repository, as if its storage were lost. Returns what undoes it. */
export async function hideRepository(): Promise<() => Promise<void>> {
  const [mounted, hidden] = [join(folder, 'backup'), join(folder, 'hidden-backup')];
  await mkdir(hidden);
  for (const name of lost) await rename(join(mounted, name), join(hidden, name));
  return async () => {
    for (const name of lost) {
      // The primary may have begun to archive again.
      await rm(join(mounted, name), { recursive: true, force: true });
      await rename(join(hidden, name), join(mounted, name));
    }
    await rm(hidden, { recursive: true });
  };
}
