import { formatCount, formatNumber } from '@sirkito/commerce';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { parseEnv } from '#api/platform/env.ts';
import { movePictures } from '#api/platform/images/store/move-pictures.ts';
import { storeOf } from '#api/platform/images/store/picture-store-of.ts';
import { showProgress } from '../progress.ts';

const usage = `npm run shop -- pictures-move --to s3|folder [--delete]
  Copies every picture between IMAGES_DIR and IMAGES_BUCKET and compares what was stored.
  --delete   then delete them from where they were; only after IMAGES_STORE has been changed`;

const { values } = parseArgs({
  options: { to: { type: 'string' }, delete: { type: 'boolean', default: false } },
});
const { data: to } = z.enum(['s3', 'folder']).safeParse(values.to);
if (!to) {
  console.error(usage);
  process.exit(1);
}
const env = parseEnv(process.env);
if (values.delete && env.IMAGES_STORE !== to) {
  console.error(`The shop still uses the other store. Set IMAGES_STORE=${to}, restart, try again.`);
  process.exit(1);
}
const progress = showProgress();
try {
  const { copied, unchanged, deleted, damaged } = await movePictures({
    source: storeOf(to === 's3' ? 'folder' : 's3', env),
    target: storeOf(to, env),
    isDeleting: values.delete,
    onFile: (done, of) => progress.update(done / of, formatCount(done, 'file')),
  });
  progress.end();
  const counts = { copied, 'already there': unchanged, deleted, damaged: damaged.length };
  const list = Object.entries(counts).map(([what, count]) => `${formatNumber(count)} ${what}`);
  console.log(`Compared ${formatCount(copied + unchanged, 'file')}: ${list.join(', ')}`);
  for (const name of damaged) console.error(`${name} is damaged; restore it from a backup`);
  if (damaged.length > 0) process.exitCode = 1;
} catch (error) {
  progress.end();
  console.error(error instanceof Error ? [error.message, error.cause].join('\n') : error);
  console.error('Stopped. Run the command again to continue.');
  process.exitCode = 1;
}
