import { parseEnv } from '../../apps/api/src/platform/env.ts';
import { storeOf } from '../../apps/api/src/platform/images/store/picture-store-of.ts';
import type { Settings } from '../services/settings.ts';
import { bad, good, type Finding } from './finding.ts';

const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Checks the bucket of a shop that stores its images in S3. */
export async function checkImages(settings: Settings): Promise<Finding[]> {
  const { IMAGES_STORE, IMAGES_BUCKET: bucket, AWS_REGION, AWS_ENDPOINT_URL_S3 } = settings;
  if (IMAGES_STORE !== 's3' || !bucket || !AWS_REGION) return [];
  // The SDK reads them from the environment.
  for (const key of keys) if (settings[key]) process.env[key] ??= settings[key];
  const env = parseEnv({ IMAGES_BUCKET: bucket, AWS_REGION, AWS_ENDPOINT_URL_S3 });
  try {
    await storeOf('s3', env).check();
    return [good('images', `bucket ${bucket}`)];
  } catch (error) {
    const cause = error instanceof Error ? error.cause : error;
    const remedy = `correct IMAGES_BUCKET and the AWS settings in .env, or start the S3 service`;
    return [bad('images', `cannot use bucket ${bucket}: ${String(cause)}`, remedy)];
  }
}
