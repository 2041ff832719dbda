import { mkdir, mkdtemp, readdir, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderStore } from '#api/platform/images/store/folder-store.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { sweepPhotos } from './photos.ts';

const shop = testShop();

test('retries photos that could not be deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'swept-photos-'));
  const sweep = () => sweepPhotos(shop.as({ kind: 'shop' }), createFolderStore(folder));
  const files = ['review-1', 'review-2', 'review-3'];
  await shop.asOwner('insert into removed_photo (file) select unnest($1::text[])', [files]);
  for (const file of files) await writeFile(join(folder, `${file}-320.webp`), '');
  const obstacle = join(folder, 'review-2.avif');
  await mkdir(obstacle);

  await expect(sweep()).rejects.toThrow(obstacle);
  await rmdir(obstacle);
  expect(await sweep()).toBe(false);
  expect(await readdir(folder)).toEqual([]);
  expect((await shop.asOwner('select from removed_photo')).rowCount).toBe(0);
});
