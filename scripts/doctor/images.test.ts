import { expect, test } from 'vitest';
import { s3Server } from '../../apps/api/src/testing/s3/s3-server.ts';
import { checkImages } from './images.ts';

const s3 = s3Server();

test('[DP-22] the doctor checks the bucket, unless images are in a folder', async () => {
  expect(await checkImages({ IMAGES_STORE: 'folder' })).toEqual([]);
  expect(await checkImages(s3.settings)).toEqual([
    { mark: 'good', name: 'images', detail: 'bucket pictures' },
  ]);
  const [missing] = await checkImages({ ...s3.settings, IMAGES_BUCKET: 'elsewhere' });
  expect(missing).toMatchObject({ mark: 'bad', name: 'images' });
  expect(missing?.detail).toContain('cannot use bucket elsewhere: NotFound');
  await s3.stop();
  const [down] = await checkImages(s3.settings);
  expect(down?.detail).toContain('ECONNREFUSED');
  expect(down?.remedy).toContain('IMAGES_BUCKET');
});
