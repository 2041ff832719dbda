import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const endings = ['', '-320', '-640'].flatMap((size) => [`${size}.avif`, `${size}.webp`]);

/** Every file that was made of one picture. Harmless when they are gone already. */
export async function removePicture(folder: string, file: string): Promise<void> {
  for (const ending of endings) await rm(join(folder, file + ending), { force: true });
}
