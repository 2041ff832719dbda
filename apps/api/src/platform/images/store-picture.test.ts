import { mkdtemp, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { expect, test } from 'vitest';
import { createFolderStore } from './store/folder-store.ts';
import { decodePicture } from './decode-picture.ts';
import { pictureWork } from './picture-work.ts';
import { storePicture } from './store-picture.ts';
import type { PictureStore } from './store/picture-store.ts';

const photo = (width: number, height: number, colour = '#c96f3b') =>
  sharp({ create: { width, height, channels: 4, background: colour } });
const decodeAndStore = async (store: PictureStore, label: string, bytes: Buffer) => {
  const picture = await pictureWork.encodeSizes(bytes);
  if (!picture) throw new Error('not a picture');
  return storePicture(store, label, picture);
};
const folder = () => mkdtemp(join(tmpdir(), 'pictures-'));

test('stores a picture at every width under a content-hashed name', async () => {
  const here = await folder();
  const stored = await decodeAndStore(
    createFolderStore(here),
    'gpu',
    await photo(768, 768).png().toBuffer(),
  );
  expect(stored).toMatchObject({ width: 768, height: 768 });
  expect(stored.file).toMatch(/^gpu-[0-9a-f]{16}$/);
  expect((await readdir(here)).toSorted()).toEqual(
    ['-320', '-640', ''].map((size) => `${stored.file}${size}.avif`).toSorted(),
  );
  const small = await sharp(await readFile(join(here, `${stored.file}-320.avif`))).metadata();
  expect(small).toMatchObject({ format: 'heif', compression: 'av1', width: 320, height: 320 });

  const again = await decodeAndStore(
    createFolderStore(here),
    'gpu',
    await photo(768, 768).png().toBuffer(),
  );
  const other = await decodeAndStore(
    createFolderStore(here),
    'gpu',
    await photo(768, 768, '#336699').png().toBuffer(),
  );
  expect(again.file).toBe(stored.file);
  expect(other.file).not.toBe(stored.file);
});

test('stores no file as wide as the picture itself', async () => {
  const here = await folder();
  const { file } = await decodeAndStore(
    createFolderStore(here),
    'gpu',
    await photo(640, 640).png().toBuffer(),
  );
  expect((await readdir(here)).toSorted()).toEqual([`${file}-320.avif`, `${file}.avif`]);
});

test('replaces stored files atomically', async () => {
  const here = await folder();
  const bytes = await photo(768, 768).png().toBuffer();
  const { file } = await decodeAndStore(createFolderStore(here), 'gpu', bytes);
  const names = ['-320', '-640', ''].map((size) => `${file}${size}.avif`);
  for (const name of names) await writeFile(join(here, name), 'as it is being sent');
  const reading = await Promise.all(names.map((name) => open(join(here, name))));

  await decodeAndStore(createFolderStore(here), 'gpu', bytes);
  for (const handle of reading) {
    expect(await handle.readFile('utf8')).toBe('as it is being sent');
    await handle.close();
  }
  expect((await readdir(here)).toSorted()).toEqual(names.toSorted());
});

test('rotates and downscales a photo and strips its metadata', async () => {
  const here = await folder();
  const exif = { IFD0: { Artist: 'somebody', Copyright: 'somewhere' } };
  const sent = photo(2_400, 1_200).jpeg().withExif(exif).withMetadata({ orientation: 6 });
  const stored = await decodeAndStore(createFolderStore(here), 'upload', await sent.toBuffer());
  expect(stored).toMatchObject({ width: 800, height: 1_600 });
  const metadata = await sharp(await readFile(join(here, `${stored.file}.avif`))).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation ?? 1).toBe(1);
});

test('makes a placeholder small enough to inline in a listing', async () => {
  const noise = await sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const { placeholder } = await decodeAndStore(createFolderStore(await folder()), 'noise', noise);
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThanOrEqual(400);
});

test('rejects a file that is not a picture', async () => {
  expect(await decodePicture(Buffer.from('<script>'))).toBeUndefined();
});

test('[SC-02] decodes pictures of up to 20 megapixels', async () => {
  const decode = async (width: number) =>
    decodePicture(await photo(width, 4_000).jpeg().toBuffer());
  expect(await decode(5_000)).toMatchObject({ width: 1_600, height: 1_280 });
  expect(await decode(5_001)).toBeUndefined();
});

test('[SC-02] decodes pictures of up to 20,000 pixels a side', async () => {
  for (const [long, isDecoded] of [
    [20_000, true],
    [20_001, false],
  ] as const) {
    for (const [width, height] of [
      [1, long],
      [long, 1],
    ] as const) {
      const bytes = await photo(width, height).png().toBuffer();
      expect((await decodePicture(bytes)) !== undefined, `${width} × ${height}`).toBe(isDecoded);
    }
  }
});

test('[SC-02] decodes AVIF of up to 10 megapixels', async () => {
  const decode = async (width: number) =>
    decodePicture(await photo(width, 4_000).avif({ effort: 0 }).toBuffer());
  expect(await decode(2_500)).toMatchObject({ width: 1_000, height: 1_600 });
  expect(await decode(2_501)).toBeUndefined();
});

test('[SC-03] decodes JPEG, PNG, WebP and AVIF only, whatever the file is called', async () => {
  const decode = async (format: keyof FormatEnum | 'avif') =>
    decodePicture(await photo(40, 30).toFormat(format).toBuffer());
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    expect(await decode(format), format).toMatchObject({ width: 40, height: 30 });
  }
  for (const format of ['gif', 'tiff'] as const) {
    expect(await decode(format), format).toBeUndefined();
  }
});

/** Nested references to 2^20 rectangles: librsvg needs minutes to measure them. */
const svgBomb = () => {
  const groups = Array.from({ length: 20 }, (_, index) => {
    const use = `<use href="#g${index}"/>`;
    return `<g id="g${index + 1}">${use}${use}</g>`;
  });
  const first = '<g id="g0"><rect width="9" height="9"/></g>';
  return `<svg xmlns="http://www.w3.org/2000/svg">${first}${groups.join('')}</svg>`;
};

test(
  '[SC-03] rejects SVG by its first bytes, without parsing it',
  { timeout: 10_000 },
  async () => {
    expect(await decodePicture(Buffer.from(svgBomb()))).toBeUndefined();
  },
);
