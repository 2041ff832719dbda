import sharp from 'sharp';
import type { PictureStore } from './store/picture-store.ts';
import { isUnreadable, storePicture, type StoredPicture } from './store-picture.ts';

/** Camera and phone formats. SVG is excluded because it can contain scripts. */
const photoFormats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Stores an untrusted upload if it is a photo; returns undefined otherwise. */
export async function storePhoto(
  store: PictureStore,
  label: string,
  bytes: Buffer,
): Promise<StoredPicture | undefined> {
  try {
    const { format } = await sharp(bytes).metadata();
    if (!photoFormats.has(format)) return undefined;
    return await storePicture(store, label, bytes);
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}
