import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Renamed once whole, so that nobody is ever sent half a picture. */
export async function keepPicture(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
}
