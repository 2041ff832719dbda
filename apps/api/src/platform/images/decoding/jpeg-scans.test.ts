import sharp from 'sharp';
import { expect, test } from 'vitest';
import { progressiveJpeg } from '#api/testing/data/progressive-jpeg.ts';
import { decodePicture } from './decode-picture.ts';
import { countJpegScans } from './jpeg-scans.ts';

const create = { width: 64, height: 64, channels: 3, background: '#c96f3b' } as const;
const scan = Buffer.from('ffda0008010100010110', 'hex');
const many = Buffer.concat(Array.from({ length: 200 }, () => scan));
const segment = (marker: number, data: Buffer) => {
  const start = Buffer.from([0xff, marker, 0, 0]);
  start.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([start, data]);
};
const withSegment = (jpeg: Buffer, marker: number) =>
  Buffer.concat([jpeg.subarray(0, 2), segment(marker, many), jpeg.subarray(2)]);

test('[SC-02] decodes JPEGs of up to 100 scans', async () => {
  expect(await decodePicture(progressiveJpeg(100))).toMatchObject({ width: 8, height: 8 });
  expect(await decodePicture(progressiveJpeg(101))).toBeUndefined();
});

test('counts the scans of ordinary pictures', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { ...create, noise } });
  expect(countJpegScans(await picture.jpeg().toBuffer())).toBe(1);
  expect(countJpegScans(await picture.jpeg({ progressive: true }).toBuffer())).toBe(10);
  expect(countJpegScans(Buffer.from('ffd8ff', 'hex'))).toBe(0);
});

test('ignores scans of a thumbnail in the metadata, and what follows the picture', async () => {
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const photo = Buffer.concat([withSegment(jpeg, 0xe1), many]);
  expect(countJpegScans(photo)).toBe(1);
  expect(await decodePicture(photo)).toMatchObject({ width: 64, height: 64 });
});

test('[SC-02] finds scans behind an invalid marker, whose length decoders ignore', async () => {
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  expect(countJpegScans(withSegment(jpeg, 0x02))).toBe(201);
});
