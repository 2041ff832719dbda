import sharp, { type OutputInfo, type ResizeOptions, type Sharp } from 'sharp';

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
const fitting = { fit: 'inside', withoutEnlargement: true } as const;

/**
 * Decodes an untrusted upload once, upright and small enough to store, without metadata. Returns
 * undefined if it isn't a picture of an accepted format and size.
 */
export async function decodePicture(bytes: Buffer): Promise<DecodedPicture | undefined> {
  if (!hasAcceptedFormat(bytes)) return undefined;
  const isAvif = formats.avif.test(startOf(bytes));
  let decoded: { data: Buffer; info: OutputInfo };
  try {
    const limits = { limitInputPixels: isAvif ? maxAvifPixels : maxPixels };
    const { width, height } = await sharp(bytes, limits).metadata();
    if (Math.max(width, height) > longestSide) return undefined;
    decoded = await sharp(bytes, limits)
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

const startOf = (bytes: Buffer): string => bytes.toString('hex', 0, 12);
