import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const suffixes = ['', '-320', '-640'].flatMap((size) => [`${size}.avif`, `${size}.webp`]);

/** Deletes every file of one picture. Ignores files that are already gone. */
export async function removePicture(folder: string, file: string): Promise<void> {
  for (const suffix of suffixes) await rm(join(folder, file + suffix), { force: true });
}
