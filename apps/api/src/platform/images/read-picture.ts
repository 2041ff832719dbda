import { join } from 'node:path';
import { readIfPresent } from './store/folder-store.ts';
import { parsePictureName, type PictureStore } from './store/picture-store.ts';

export interface PictureSources {
  /** Folder of pictures shipped with the shop; read-only. */
  prepared: string;
  /** Uploads and generated variants. */
  store: PictureStore;
}

/** Returns a picture's bytes. `toWebp` converts it for browsers older than 2023. */
export async function readPicture(
  { prepared, store }: PictureSources,
  name: string,
  toWebp?: (avif: Buffer) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const parsed = parsePictureName(name);
  if (!parsed) return undefined;
  const { stem, format } = parsed;
  const read = async (file: string) =>
    (await readIfPresent(join(prepared, file))) ?? store.read(file);

  // A picture has no files as wide as itself or wider: its full size serves instead.
  const readAvif = async () =>
    (await read(`${stem}.avif`)) ?? read(`${stem.replace(/-(?:320|640)$/, '')}.avif`);

  if (format === 'avif') return readAvif();
  const converted = await read(name);
  if (converted) return converted;
  const source = await readAvif();
  return source && toWebp?.(source);
}
