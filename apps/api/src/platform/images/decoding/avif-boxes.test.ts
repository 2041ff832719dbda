import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isDerivedAvif } from './avif-boxes.ts';
import { decodePicture } from './decode-picture.ts';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, ...content: Buffer[]) => {
  const data = Buffer.concat(content);
  return Buffer.concat([uint32(8 + data.length), Buffer.from(type), data]);
};
const header = box('ftyp', Buffer.from('avif'), uint32(0), Buffer.from('mif1'));
const derivation = box('meta', box('iref', uint32(0), box('dimg', uint32(0))));
/** A box with its size after its type. */
const longBox = (type: string, data: Buffer) =>
  Buffer.concat([uint32(1), Buffer.from(type), uint32(0), uint32(16 + data.length), data]);

test('[SC-02] finds the derivation of a picture from others in any box but the data', () => {
  const data = Buffer.from('.dimg.');
  expect(isDerivedAvif(Buffer.concat([header, box('meta'), box('mdat', data)]))).toBe(false);
  expect(isDerivedAvif(Buffer.concat([header, derivation, box('mdat', data)]))).toBe(true);
  expect(isDerivedAvif(Buffer.concat([header, box('mdat', data), derivation]))).toBe(true);
  expect(isDerivedAvif(Buffer.concat([header, longBox('mdat', data), derivation]))).toBe(true);
  expect(isDerivedAvif(Buffer.concat([header, longBox('mdat', data)]))).toBe(false);
  const toTheEnd = Buffer.concat([uint32(0), derivation.subarray(4)]);
  expect(isDerivedAvif(Buffer.concat([header, toTheEnd]))).toBe(true);
});

test('[SC-02] decodes AVIF pictures, with transparency too, but not derived ones', async () => {
  const background = { r: 200, g: 80, b: 40, alpha: 0.5 };
  const avif = await sharp({ create: { width: 64, height: 64, channels: 4, background } })
    .avif()
    .toBuffer();
  expect(await decodePicture(avif)).toBeDefined();
  expect(await decodePicture(Buffer.concat([avif, derivation]))).toBeUndefined();
});
