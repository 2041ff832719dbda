import sharp from 'sharp';
import { composePictures } from './compose-pictures.ts';
import { decodePicture } from './decode-picture.ts';

export interface EncodedPicture {
  width: number;
  height: number;
  full: Buffer;
  /** Width and bytes of the smaller sizes. */
  smaller: [number, Buffer][];
  /** A few pixels as a data: URL, shown blurred while the picture loads. */
  placeholder: string;
}

const smallerWidths = [320, 640];
// Effort 4 takes six times as long to save 6% of the bytes.
const avif = { quality: 62, effort: 2, chromaSubsampling: '4:4:4' };

/** Servers run it in a process of its own: `picture-process.ts`. */
export const pictureWork = {
  composePictures,

  /** Encodes an upload at its own width and every smaller one; undefined if it isn't a picture. */
  async encodeSizes(upload: Buffer): Promise<EncodedPicture | undefined> {
    const decoded = await decodePicture(upload);
    if (!decoded) return undefined;
    const { width, height, resized } = decoded;
    const full = await resized().avif(avif).toBuffer();
    const smaller: [number, Buffer][] = [];
    for (const narrow of smallerWidths.filter((candidate) => candidate < width)) {
      smaller.push([narrow, await resized({ width: narrow }).avif(avif).toBuffer()]);
    }
    const tiny = await resized({ width: 10, height: 10 })
      .webp({ quality: 20, alphaQuality: 20 })
      .toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { width, height, full, smaller, placeholder };
  },

  /** Encodes a proof of payment; undefined if it isn't a picture. */
  async encodeProof(upload: Buffer): Promise<Buffer | undefined> {
    const decoded = await decodePicture(upload);
    return decoded?.resized().webp({ quality: 75 }).toBuffer();
  },
};

/** For drawings of our own only: SVG of others can contain scripts and take minutes. */
export const drawSvg = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
