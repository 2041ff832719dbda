import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { progressiveJpeg } from '#api/testing/data/progressive-jpeg.ts';
import { createPictureProcess } from './run-picture-work.ts';

const small = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#c96f3b' } })
    .png()
    .toBuffer();

test('[SC-02] stops when the caller has left, and works on', async () => {
  const run = createPictureProcess();
  const caller = new AbortController();
  const leaving = run('encodeSizes', [progressiveJpeg(4_400, 883)], caller.signal);
  caller.abort(new Error('gone'));
  await expect(leaving).rejects.toThrow('gone');
  expect(await run('encodeSizes', [await small()])).toMatchObject({ width: 64 });
});

test('encodes an upload', async () => {
  const run = createPictureProcess();
  expect(await run('encodeSizes', [await small()])).toMatchObject({ width: 64, height: 48 });
  expect(await run('encodeSizes', [Buffer.from('<script>')])).toBeUndefined();
});

/** Each text unpacks to 7 MB of memory. */
async function unpackingPng(texts: number): Promise<Buffer> {
  const text = deflateSync(Buffer.alloc(7_000_000, 'a'));
  const body = Buffer.concat([Buffer.from('zTXtComment\0\0'), text]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  const chunk = Buffer.concat([length, body, checksum]);
  const [png, headerEnd] = [await small(), 33];
  const chunks = Array.from({ length: texts }, () => chunk);
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}

test(
  '[SC-02] gives up a small file whose decoding takes much memory',
  { timeout: 60_000 },
  async () => {
    const run = createPictureProcess({ deadlineMs: 60_000, maxMegabytes: 300 });
    expect(await run('encodeSizes', [await unpackingPng(2)])).toMatchObject({ width: 64 });
    expect(await run('encodeSizes', [await unpackingPng(100)])).toBeUndefined();
  },
);

test(
  '[SC-02] gives up a small file whose decoding takes long, and works on',
  { timeout: 30_000 },
  async () => {
    const bomb = progressiveJpeg(4_400, 883);
    expect(bomb.length).toBeLessThan(200_000);
    const run = createPictureProcess({ deadlineMs: 3_000 });
    const began = performance.now();
    expect(await run('encodeSizes', [bomb])).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await run('encodeSizes', [await small()])).toMatchObject({ width: 64 });
  },
);
