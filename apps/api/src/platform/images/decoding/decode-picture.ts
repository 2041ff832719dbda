import type { OutputInfo, ResizeOptions, Sharp } from 'sharp';
import { isDerivedAvif } from './avif-boxes.ts';
import { isSimpleProfile } from './colour-profile.ts';
import { countJpegScans } from './jpeg-scans.ts';
import { countCompressedChunks } from './png-chunks.ts';
import { loadSharp } from '../load-sharp.ts';

export interface DecodedPicture {
  width: number;
  height: number;
  /** Starts a new picture from the decoded one, which is not decoded again. */
  resized: (size?: Pick<ResizeOptions, 'width' | 'height'>) => Sharp;
}

/**
 * The only formats that reach a decoder, by their first bytes. SVG can contain scripts and take
 * minutes, even to read its size.
 */
const formats = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  // RIFF, length, WEBP
  webp: /^52494646.{8}57454250/,
  // length, ftyp, then avif, avis or mif1
  avif: /^.{8}66747970(?:61766966|61766973|6d696631)/,
};
const maxSide = 1_600;
/** Checked in the header, before decoding: a small file can hold a huge picture. */
const maxPixels = 20_000_000;
/** AVIF takes longer: 424 KB of 20 megapixels took 4.6 s and 540 MB. */
const maxAvifPixels = 10_000_000;
/** Wider than panoramas. A picture of 1 × 19,900,000 pixels took 7 s. */
const longestSide = 20_000;
/** Ten times what cameras and encoders write. 212 KB held 2,649 scans, which took 32 s. */
const maxScans = 100;
/** Editors write up to five. Each takes up to 30 MB of memory: 4 MB of them took 2 GB. */
const maxCompressedChunks = 8;
const fitting = { fit: 'inside', withoutEnlargement: true } as const;

/**
 * Decodes an untrusted upload once, upright and small enough to store, without metadata. Returns
 * undefined if it isn't a picture of an accepted format and size.
 */
export async function decodePicture(bytes: Buffer): Promise<DecodedPicture | undefined> {
  if (!hasAcceptedFormat(bytes) || isBomb(bytes)) return undefined;
  const sharp = await loadSharp();
  const isAvif = formats.avif.test(startOf(bytes));
  let decoded: { data: Buffer; info: OutputInfo };
  try {
    const limits = { limitInputPixels: isAvif ? maxAvifPixels : maxPixels };
    const { width, height, icc } = await sharp(bytes, limits).metadata();
    if (Math.max(width, height) > longestSide) return undefined;
    const ignoreIcc = icc !== undefined && !isSimpleProfile(icc);
    decoded = await sharp(bytes, { ...limits, ignoreIcc })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, ...fitting })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    // sharp couldn't read it.
    if (error instanceof Error) return undefined;
    throw error;
  }
  const { data, info } = decoded;
  const { width, height, channels } = info;
  return {
    width,
    height,
    resized: (size = {}) =>
      sharp(data, { raw: { width, height, channels } }).resize({ ...size, ...fitting }),
  };
}

function hasAcceptedFormat(bytes: Buffer): boolean {
  const start = startOf(bytes);
  return Object.values(formats).some((signature) => signature.test(start));
}

/** True for a small file whose decoding takes far longer, or far more memory, than its pixels. */
function isBomb(bytes: Buffer): boolean {
  const start = startOf(bytes);
  if (formats.jpeg.test(start)) return countJpegScans(bytes) > maxScans;
  if (formats.avif.test(start)) return isDerivedAvif(bytes);
  return formats.png.test(start) && countCompressedChunks(bytes) > maxCompressedChunks;
}

const startOf = (bytes: Buffer): string => bytes.toString('hex', 0, 12);
