import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { keepPicture } from './keep-picture.ts';

export interface StoredPicture {
  /** Its name without width and format; the content decides the end of it. */
  file: string;
  width: number;
  height: number;
  /** A few pixels as a data: address, to be blurred until the picture is there. */
  placeholder: string;
}

const smallerWidths = [320, 640];
const longestSide = 1_600;
const mostPixels = 50_000_000;
const encoding = { quality: 62, effort: 4, chromaSubsampling: '4:4:4' };

/** Encodes a picture anew at every width; of the file that came, only what is seen survives. */
export async function storePicture(
  folder: string,
  label: string,
  bytes: Buffer,
): Promise<StoredPicture> {
  const fitting = (width: number, height?: number) =>
    sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true });

  const full = await fitting(longestSide, longestSide)
    .avif(encoding)
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(full.data).digest('hex').slice(0, 16);
  const file = `${label}-${hash}`;
  await keepPicture(folder, `${file}.avif`, full.data);
  for (const width of smallerWidths) {
    const smaller = await fitting(width).avif(encoding).toBuffer();
    await keepPicture(folder, `${file}-${width}.avif`, smaller);
  }
  const tiny = await fitting(10, 10).webp({ quality: 20, alphaQuality: 20 }).toBuffer();
  return {
    file,
    width: full.info.width,
    height: full.info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}
