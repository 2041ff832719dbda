import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@sirkito/contracts/errors';

type PictureFile = readonly [name: string, bytes: Buffer];

/**
 * Writes all files of one picture, or none: under temporary names first, so that a request never
 * reads a partial file and a full disk leaves nothing behind.
 */
export async function writePictureFiles(
  folder: string,
  files: readonly PictureFile[],
): Promise<void> {
  const written = files.map(([name, bytes]) => ({
    bytes,
    target: join(folder, name),
    temporary: join(folder, `.${name}.${randomBytes(4).toString('hex')}`),
  }));
  try {
    await mkdir(folder, { recursive: true });
    for (const { temporary, bytes } of written) await writeFile(temporary, bytes);
    for (const { temporary, target } of written) await rename(temporary, target);
  } catch (error) {
    for (const { temporary } of written) await rm(temporary, { force: true });
    throw isDiskFull(error) ? new AppError('server.storage_full', {}, { cause: error }) : error;
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT)$/.test(String(error.code));

const temporaryName = /^\..+\.(?:avif|webp)\.[0-9a-f]{8}$/;
/** Far longer than any upload takes. */
const abandonedAfterMs = 3_600_000;

/** Deletes temporary files that processes left behind when they were killed. */
export async function removeAbandonedFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  // oxlint-disable-next-line house/no-process-clock -- the same machine dates the files
  const oldest = Date.now() - abandonedAfterMs;
  for (const path of names.filter((name) => temporaryName.test(name)).map((n) => join(folder, n))) {
    const file = await stat(path, { throwIfNoEntry: false });
    if (file && file.mtimeMs < oldest) await rm(path, { force: true });
  }
}
