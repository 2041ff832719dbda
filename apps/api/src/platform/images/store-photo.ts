import sharp from 'sharp';
import { storePicture, type StoredPicture } from './store-picture.ts';

/** What cameras and phones make. A drawing that can hold scripts is none of it. */
const photoFormats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Stores what a stranger sent, if it is a photo; undefined if it is anything else. */
export async function storePhoto(
  folder: string,
  label: string,
  bytes: Buffer,
): Promise<StoredPicture | undefined> {
  try {
    const { format } = await sharp(bytes).metadata();
    if (!photoFormats.has(format)) return undefined;
    return await storePicture(folder, label, bytes);
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}

/** The library has no codes, only sentences; a full disk speaks with a code. */
const isUnreadable = (error: unknown): boolean => error instanceof Error && !('code' in error);
