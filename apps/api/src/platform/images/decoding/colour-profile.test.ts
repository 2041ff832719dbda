import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isSimpleProfile } from './colour-profile.ts';
import { decodePicture } from './decode-picture.ts';

const green = { r: 40, g: 180, b: 60 };
/** A photo of a wide-gamut camera. JPEGs hold their profile uncompressed. */
const newPhoto = () =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: green } })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
/** Makes a tag that nothing reads one that calculates colours. */
const withCalculation = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replace('cprt', 'D2B0'), 'latin1');

async function differenceFromGreen(photo: Buffer): Promise<number> {
  const decoded = await decodePicture(photo);
  const [red = 0, own = 0, blue = 0] = (await decoded?.resized().raw().toBuffer()) ?? [];
  return Math.abs(red - green.r) + Math.abs(own - green.g) + Math.abs(blue - green.b);
}

test('[SC-02] applies the colour profiles of photos, not those that calculate', async () => {
  const photo = await newPhoto();
  expect(await differenceFromGreen(photo)).toBeLessThan(6);
  expect(await differenceFromGreen(withCalculation(photo))).toBeGreaterThan(40);
});

test('[SC-02] only a profile of curves and a matrix is simple', async () => {
  const { icc = Buffer.alloc(0) } = await sharp(await newPhoto()).metadata();
  expect(isSimpleProfile(icc)).toBe(true);
  expect(isSimpleProfile(withCalculation(icc))).toBe(false);
  expect(isSimpleProfile(Buffer.concat([icc, Buffer.alloc(65_536)]))).toBe(false);
  for (const length of [0, 131, 140]) expect(isSimpleProfile(icc.subarray(0, length))).toBe(false);
});
