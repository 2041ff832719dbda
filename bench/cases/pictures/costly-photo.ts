import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const [width, height] = [5_000, 4_000];
const bytesPerPixel = 8;

/**
 * Returns the most expensive photo that the shop accepts: a PNG of 20 megapixels with 16 bits per
 * channel. Each line repeats the first, of noise, so the file is small.
 */
export function costlyPhoto(): Buffer {
  const line = 1 + width * bytesPerPixel;
  const sameAsAbove = 2;
  const pixels = Buffer.alloc(line * height);
  randomBytes(line - 1).copy(pixels, 1);
  for (let row = 1; row < height; row += 1) pixels[row * line] = sameAsAbove;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // 16 bits, colour with transparency.
  header.set([16, 6], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
