import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file atomically, so that a request never reads a partial picture. */
export async function storePictureFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
  await writeFile(temporary, bytes);
  await rename(temporary, join(folder, name));
}
