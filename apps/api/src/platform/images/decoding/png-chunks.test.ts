import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';

const headerEnd = 33;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const text = deflateSync(Buffer.alloc(1_000, 'a'));
const compressedText = [
  ['zTXt', chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text]))],
  ['iTXt', chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0'), text]))],
] as const;

test.each(compressedText)(
  '[SC-02] decodes PNGs with up to 8 compressed %s chunks, which can unpack to gigabytes',
  async (_type, one) => {
    const create = { width: 40, height: 30, channels: 3, background: '#8a4' } as const;
    const png = await sharp({ create }).png().toBuffer();
    const withChunks = (count: number) =>
      Buffer.concat([
        png.subarray(0, headerEnd),
        ...Array.from({ length: count }, () => one),
        png.subarray(headerEnd),
      ]);
    expect(await decodePicture(withChunks(8))).toMatchObject({ width: 40, height: 30 });
    expect(await decodePicture(withChunks(9))).toBeUndefined();
  },
);
