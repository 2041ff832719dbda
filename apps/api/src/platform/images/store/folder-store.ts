import { randomBytes } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@sirkito/contracts/errors';
import { parsePictureName, type PictureFile, type PictureStore } from './picture-store.ts';

/** Stores pictures in a folder of this machine. */
export const createFolderStore = (folder: string): PictureStore => ({
  put: (files) => writePictureFiles(folder, files),
  read: (name) => readIfPresent(join(folder, name)),
  async remove(names) {
    for (const name of names) await rm(join(folder, name), { force: true });
  },
  async list() {
    await mkdir(folder, { recursive: true });
    return (await readdir(folder)).filter((name) => parsePictureName(name));
  },
  removeAbandoned: () => removeAbandonedFiles(folder),
  async check() {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  },
});

/**
 * Under temporary names first, so that a request never reads a partial file and a full disk leaves
 * nothing behind.
 */
async function writePictureFiles(folder: string, files: readonly PictureFile[]): Promise<void> {
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

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isDiskFull = (error: unknown): boolean => /^(?:ENOSPC|EDQUOT)$/.test(codeOf(error));

export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const temporaryName = /^\..+\.(?:avif|webp)\.[0-9a-f]{8}$/;
/** Far longer than any upload takes. */
const abandonedAfterMs = 3_600_000;

async function removeAbandonedFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  // oxlint-disable-next-line house/no-process-clock -- the same machine dates the files
  const oldest = Date.now() - abandonedAfterMs;
  for (const path of names.filter((name) => temporaryName.test(name)).map((n) => join(folder, n))) {
    const file = await stat(path, { throwIfNoEntry: false });
    if (file && file.mtimeMs < oldest) await rm(path, { force: true });
  }
}
