import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { seedDemoAccounts } from '#api/demo/seed-demo-accounts.ts';
import { seedLocalities } from '#api/modules/addresses/psgc.ts';
import { seedDemoPictures } from '#api/demo/seed-demo-images.ts';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { rebuildReadyBuilds } from '#api/modules/builds/ready/ready-builds.ts';
import { rebuildBoughtTogether } from '#api/modules/catalog/bought-together/bought-together.ts';
import { seedCatalogue } from '#api/modules/catalog/categories/seed-catalogue.ts';
import { rebuildFeatured } from '#api/modules/catalog/featured/rebuild-featured.ts';
import { seedBanners } from '#api/modules/content/banners/seed-banners.ts';
import { seedSampleOrders } from '#api/demo/sample-orders/seed-sample-orders.ts';
import { seedSamples } from '#api/demo/sample-reviews/seed-sample-reviews.ts';
import type { Ctx } from '#api/platform/context.ts';
import { createDatabaseClock, readDatabaseTime } from '#api/platform/db/database-clock.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createSender } from '#api/platform/jobs/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { createPasswords } from '#api/platform/passwords.ts';
import { createContext, hashingOf } from '../compose.ts';

/** Tests start without orders, so that they can count their own. */
const isWithoutOrders = process.argv.includes('--without-orders');
const Records = z.array(z.unknown());

const env = parseEnv(process.env);
const log = createLog('seed', env.LOG_LEVEL);
const db = createDatabase(createPool({ url: env.DATABASE_OWNER_URL, size: 2, log }));
const passwords = createPasswords({ ...hashingOf(env), log });
const sender = await createSender(db, log);
try {
  const { now } = await createDatabaseClock(() => readDatabaseTime(db));
  const ctx = createContext({
    db,
    enqueue: sender.enqueue,
    requestId: 'seed',
    log,
    actor: { kind: 'shop' },
    now,
  });
  const counts = {
    ...(await seedCatalogue(ctx)),
    localities: await seedLocalities(ctx),
    banners: await seedBanners(ctx),
  };
  const demo = env.SHOP_MODE === 'demo' ? await seedDemo(ctx) : {};
  log.info({ ...counts, ...demo }, 'seeded');
} finally {
  await passwords.close();
  await sender.stop();
  await db.destroy();
}

async function seedDemo(context: Ctx): Promise<Record<string, number>> {
  const accounts = await seedDemoAccounts(context, passwords);
  const folder = new URL('../../../catalogue/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  let products = 0;
  for (const file of files) {
    const records = Records.parse(JSON.parse(await readFile(new URL(file, folder), 'utf8')));
    products += await seedDemoProducts(context, records);
  }
  const pictures = await readFile(new URL('pictures/index.json', folder), 'utf8');
  await seedDemoPictures(context, JSON.parse(pictures));
  const sampleReviews = await seedSamples(context);
  const sampleOrders = isWithoutOrders ? 0 : await seedSampleOrders(context);
  await rebuildFeatured(context);
  await rebuildBoughtTogether(context);
  const readyBuilds = await rebuildReadyBuilds(context);
  return { accounts, products, sampleReviews, sampleOrders, readyBuilds };
}
