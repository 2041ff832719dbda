import type { PictureStore } from './store/picture-store.ts';

const suffixes = ['', '-320', '-640'].flatMap((size) => [`${size}.avif`, `${size}.webp`]);

/** Deletes every file of one picture. Ignores files that are already gone. */
export const removePicture = (store: PictureStore, file: string): Promise<void> =>
  store.remove(suffixes.map((suffix) => file + suffix));
