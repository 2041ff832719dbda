import { z } from 'zod';

/** Settings of the pictures, part of the API's. */
export const pictureSettings = {
  IMAGES_STORE: z
    .enum(['folder', 's3'])
    .default('folder')
    .describe('Where uploaded images are stored; s3 is shared by several machines'),
  IMAGES_DIR: z
    .string()
    .default('.data/images')
    .describe('Directory for uploaded images and thumbnails'),
  IMAGES_BUCKET: z.string().optional().describe('S3 bucket for uploaded images and thumbnails'),
  IMAGES_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('')])
    .default('')
    .describe('CDN address of the images; empty serves them from the shop'),
  AWS_REGION: z.string().optional().describe('Region of the S3 bucket'),
  AWS_ENDPOINT_URL_S3: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of the S3 service; empty means Amazon's"),
  AWS_ACCESS_KEY_ID: z.string().optional().describe('S3 key; empty if the machine has a role'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of the S3 key'),
};

export type PictureSettings = z.output<z.ZodObject<typeof pictureSettings>>;

/** S3 needs a bucket and a region; a key comes with its secret. */
export function checkPictureSettings(env: PictureSettings, check: z.core.$RefinementCtx): void {
  if (env.IMAGES_STORE === 'folder') return;
  const fail = (name: keyof PictureSettings, message: string) =>
    check.addIssue({ code: 'custom', path: [name], message });
  for (const name of ['IMAGES_BUCKET', 'AWS_REGION'] as const) {
    if (!env[name]) fail(name, 'must be set if IMAGES_STORE is s3');
  }
  if (!env.AWS_ACCESS_KEY_ID !== !env.AWS_SECRET_ACCESS_KEY) {
    fail('AWS_SECRET_ACCESS_KEY', 'must be set together with AWS_ACCESS_KEY_ID');
  }
}
