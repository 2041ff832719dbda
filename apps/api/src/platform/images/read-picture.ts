import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { keepPicture } from './keep-picture.ts';

export interface PictureFolders {
  /** The pictures that came with the shop; nothing is ever written here. */
  prepared: string;
  /** Uploads, and what was made from any picture. */
  kept: string;
}

const named =
  /^(?<stem>[a-z0-9][a-z0-9-]*-(?:[0-9a-f]{8}){1,2}(?:-320|-640)?)\.(?<format>avif|webp)$/;

/** The bytes behind a picture's name; WebP, for browsers of before 2023, is made once and kept. */
export async function readPicture(
  { prepared, kept }: PictureFolders,
  name: string,
  log: Log,
): Promise<Buffer | undefined> {
  const { stem, format } = named.exec(name)?.groups ?? {};
  if (!stem) return undefined;
  const read = async (file: string) =>
    (await readIfThere(join(prepared, file))) ?? readIfThere(join(kept, file));

  const asked = await read(name);
  if (asked || format === 'avif') return asked;
  const source = await read(`${stem}.avif`);
  if (!source) return undefined;
  // Loaded only by the few that need it: it would double the time the API takes to start.
  const { default: sharp } = await import('sharp');
  const made = await sharp(source).webp({ quality: 80, alphaQuality: 80 }).toBuffer();
  await keepPicture(kept, name, made).catch((error: unknown) =>
    log.warn({ err: error, name }, 'a picture could not be kept'),
  );
  return made;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
