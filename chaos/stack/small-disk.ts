import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt, type Account } from '../../scripts/services/command.ts';
import { Skipped } from '../harness/fault.ts';

export interface SmallDisk extends AsyncDisposable {
  folder: string;
  fill: () => Promise<void>;
  free: () => Promise<void>;
}

const sizeMb = 32;

/** Mounts a small file system in memory, owned by the account. Needs root. */
export async function mountSmallDisk(owner: Account): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'sirkito-small-disk-'));
  const options = `size=${sizeMb}m,uid=${owner.uid},gid=${owner.gid},mode=0700`;
  const mounted = await attempt('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (mounted.code !== 0) {
    await rm(folder, { recursive: true });
    throw new Skipped(`a full disk needs the right to mount: ${mounted.output}`);
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () =>
      writeFile(filler, Buffer.alloc(sizeMb * 1_048_576)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }),
    free: () => rm(filler),
    [Symbol.asyncDispose]: async () => {
      const { code, output } = await attempt('umount', ['-l', folder]);
      if (code !== 0) throw new Error(`umount failed: ${output}`);
      await rm(folder, { recursive: true });
    },
  };
}
