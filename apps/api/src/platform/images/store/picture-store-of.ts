import { cacheReads } from './cached-reads.ts';
import { createFolderStore } from './folder-store.ts';
import type { PictureSettings } from './picture-settings.ts';
import type { PictureStore } from './picture-store.ts';
import { createS3Store } from './s3-store.ts';

/** Returns the store named, which needn't be the one in use. */
export function storeOf(kind: PictureSettings['IMAGES_STORE'], env: PictureSettings): PictureStore {
  if (kind === 'folder') return createFolderStore(env.IMAGES_DIR);
  const { IMAGES_BUCKET: name, AWS_REGION: region, AWS_ENDPOINT_URL_S3: endpoint } = env;
  if (!name || !region) throw new Error('S3 needs the settings IMAGES_BUCKET and AWS_REGION');
  return createS3Store({ name, region, endpoint });
}

export const pictureStoreOf = (env: PictureSettings): PictureStore => {
  const store = storeOf(env.IMAGES_STORE, env);
  return env.IMAGES_STORE === 's3' ? cacheReads(store) : store;
};
