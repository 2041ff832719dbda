import { execFile } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';

const run = promisify(execFile);
/** Only root may mount; `-n` fails instead of asking for a password. */
const asRoot = (...command: string[]) =>
  process.getuid?.() === 0
    ? run(command[0] ?? '', command.slice(1))
    : run('sudo', ['-n', ...command]);

/** Mounts a disk of one megabyte, which a test can fill. */
export function tinyDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'sirkito-disk-'));
  beforeAll(() => asRoot('mount', '-t', 'tmpfs', '-o', 'size=1m,mode=777', 'tmpfs', folder));
  afterAll(async () => {
    await asRoot('umount', folder);
    rmdirSync(folder);
  });
  return {
    folder,
    /** Writes a file that leaves so many bytes, in whole pages. */
    async fill(freeBytes: number, name: string): Promise<void> {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(join(folder, name), Buffer.alloc(bavail * bsize - freeBytes));
    },
  };
}
