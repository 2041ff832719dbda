import { createHash } from 'node:crypto';
import type { EncodedPicture } from './picture-work.ts';
import type { PictureStore } from './store/picture-store.ts';

export interface StoredPicture {
  /** Name without width and format, ending in a content hash. */
  file: string;
  width: number;
  height: number;
  /** A few pixels as a data: URL, shown blurred while the picture loads. */
  placeholder: string;
}

/** Stores an encoded picture at all its widths. */
export async function storePicture(
  store: PictureStore,
  label: string,
  { width, height, full, smaller, placeholder }: EncodedPicture,
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 16);
  const file = `${label}-${hash}`;
  const files = smaller.map(([narrow, bytes]): [string, Buffer] => [
    `${file}-${narrow}.avif`,
    bytes,
  ]);
  await store.put([[`${file}.avif`, full], ...files]);
  return { file, width, height, placeholder };
}
