import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { writePictureFiles } from './picture-files.ts';

export interface PictureFolders {
  /** Pictures shipped with the shop; read-only. */
  prepared: string;
  /** Uploads and generated variants. */
  stored: string;
}

const pictureName =
  /^(?<stem>[a-z0-9][a-z0-9-]*-(?:[0-9a-f]{8}){1,2}(?:-320|-640)?)\.(?<format>avif|webp)$/;

/** Returns a picture's bytes. Generates WebP, for browsers older than 2023, once and stores it. */
export async function readPicture(
  { prepared, stored }: PictureFolders,
  name: string,
  log: Log,
): Promise<Buffer | undefined> {
  const { stem, format } = pictureName.exec(name)?.groups ?? {};
  if (!stem) return undefined;
  const read = async (file: string) =>
    (await readIfPresent(join(prepared, file))) ?? readIfPresent(join(stored, file));

  // A picture has no files as wide as itself or wider: its full size serves instead.
  const readAvif = async () =>
    (await read(`${stem}.avif`)) ?? read(`${stem.replace(/-(?:320|640)$/, '')}.avif`);

  if (format === 'avif') return readAvif();
  const converted = await read(name);
  if (converted) return converted;
  const source = await readAvif();
  if (!source) return undefined;
  // Imported on demand: sharp would double the API's start-up time.
  const { default: sharp } = await import('sharp');
  const webp = await sharp(source).webp({ quality: 80, alphaQuality: 80 }).toBuffer();
  await writePictureFiles(stored, [[name, webp]]).catch((error: unknown) =>
    log.warn({ err: error, name }, 'could not store a converted image'),
  );
  return webp;
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
