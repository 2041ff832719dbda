import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a90d9' } });

const [png, jpeg, webp, avif, gif] = await Promise.all([
  canvas(24, 16).png().toBuffer(),
  canvas(24, 16).jpeg().toBuffer(),
  canvas(24, 16).webp().toBuffer(),
  canvas(24, 16).avif({ effort: 0 }).toBuffer(),
  canvas(24, 16).gif().toBuffer(),
]);

const half = (file: Buffer) => file.subarray(0, file.length >> 1);
const middleReplaced = (file: Buffer) => {
  const copy = Buffer.from(file);
  copy.fill(0xff, copy.length >> 2, copy.length >> 1);
  return copy;
};

/** A PNG whose header promises this size; the data is a short run of zeroes. */
function pngOfSize(width: number, height: number, data = deflateSync(Buffer.alloc(1_000_000))) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';
const script = '<script>alert(1)</script>';

/** Pictures by what is wrong with them. */
export const pictures: Readonly<Record<string, Buffer>> = {
  'a PNG': png,
  'a JPEG': jpeg,
  'a WebP': webp,
  'an AVIF': avif,
  'a GIF': gif,
  'an SVG': Buffer.from(svg),
  'an SVG with an entity bomb': Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg}`,
  ),
  'half a PNG': half(png),
  'half a JPEG': half(jpeg),
  'half a WebP': half(webp),
  'half an AVIF': half(avif),
  'a JPEG with a broken middle': middleReplaced(jpeg),
  'a WebP with a broken middle': middleReplaced(webp),
  'an AVIF with a broken middle': middleReplaced(avif),
  'first bytes only': jpeg.subarray(0, 3),
  'PNG bytes before a JPEG': Buffer.concat([png.subarray(0, 8), jpeg]),
  'a PNG and HTML': Buffer.concat([png, Buffer.from(script)]),
  'a GIF and JavaScript': Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')]),
  'a JPEG and a ZIP': Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]),
  'a PNG of 4 gigapixels': pngOfSize(65_535, 65_535),
  'a PNG of 100 megapixels': pngOfSize(10_000, 10_000),
  'a PNG of no pixels': pngOfSize(0, 0),
  'a PNG without its pixels': pngOfSize(2_000, 2_000, deflateSync(Buffer.alloc(9))),
  'a picture of 19 megapixels': await canvas(5_000, 3_800).png({ compressionLevel: 9 }).toBuffer(),
  'a picture one pixel high': await canvas(6_000, 1).png().toBuffer(),
  'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
  text: Buffer.from('not a picture'),
  zeroes: Buffer.alloc(50_000),
  nothing: Buffer.alloc(0),
};
