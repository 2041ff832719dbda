import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { realParts, variedParts, type Part } from '#api/modules/catalog/grow-parts.ts';
import { importProducts } from '#api/modules/catalog/import-products.ts';
import type { ImportRow } from '#api/modules/catalog/import-row.ts';
import type { ProductRecord } from '#api/modules/catalog/product-record.ts';
import { seedCatalogue } from '#api/modules/catalog/seed-catalogue.ts';
import type { Ctx } from '#api/platform/context.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { openFiles } from './import-files.ts';
import { asOwner } from './owner-shop.ts';
import { prepareDatabase } from './prepare.ts';
import { showProgress } from './progress.ts';
import {
  databaseSize,
  makeIndexes,
  recreateDatabase,
  setIndexesAside,
  vacuum,
} from './scale-database.ts';

// npm run catalogue:grow -- COUNT [--database NAME] [--parts FOLDER]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sirkito_scale' },
    parts: { type: 'string', default: '../shared/data/parts' },
  },
});
const count = z.coerce.number().int().min(1).max(10_000_000).parse(positionals[0]);
const { database, parts: folder } = values;
/** As many as the cores a developer's machine can spare: one for us, one for PostgreSQL. */
const lanes = 2;

const env = parseEnv(process.env);
const log = createLog('catalogue-grow', env.LOG_LEVEL);
const progress = showProgress();
let drawn = 0;

if (existsSync(folder)) await grow(await readParts());
else console.log(`There are no parts at ${folder}, so there is nothing to grow from.`);

async function grow(parts: readonly Part[]): Promise<void> {
  const started = performance.now();
  const url = await recreateDatabase(env.DATABASE_OWNER_URL, database);
  await prepareDatabase(url, new URL('../../migrations/', import.meta.url));
  const indexes = await setIndexesAside(url);
  await asOwner({ name: 'catalogue-grow', url, log, connections: lanes + 1 }, async (ctx) => {
    await seedCatalogue(ctx);
    const real = parts.slice(0, count);
    const rejected = await addAll(ctx, realParts(real));
    const sound = real.filter(({ sku }) => !rejected.has(sku));
    await addAll(ctx, variedParts(sound, count - sound.length));
  });
  progress.end();
  console.log(`${count} products after ${secondsSince(started)} s; making indexes`);
  await makeIndexes(url, indexes);
  await vacuum(url);
  console.log(`${database} is ready after ${secondsSince(started)} s, ${await databaseSize(url)}`);
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 1_000);
}

/** The facts of every part, each once, though a file may be a choice from others. */
async function readParts(): Promise<Part[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson.gz')).toSorted();
  const { rows } = await openFiles(names.map((name) => path.join(folder, name)));
  const parts = new Map<string, Part>();
  for await (const { given } of rows) {
    if (!('record' in given)) continue;
    const { sku, name, brand, category, attributes } = given.record as unknown as Part;
    parts.set(sku, { sku, name, brand, category, attributes });
  }
  return [...parts.values()];
}

/** Adds through the import itself, in lanes that draw from one source. Returns the SKUs refused. */
async function addAll(ctx: Ctx, records: Generator<ProductRecord>): Promise<Set<string>> {
  const rejected = new Set<string>();
  const lane = () =>
    importProducts(ctx, toRows(records), {
      status: 'active',
      createBrands: true,
      dryRun: false,
      onBatch(findings) {
        for (const { sku, outcome } of findings) {
          if (sku && outcome === 'rejected') rejected.add(sku);
        }
        progress.to(Math.min(1, drawn / count), `${drawn} products`);
      },
    });
  await Promise.all(Array.from({ length: lanes }, lane));
  return rejected;
}

async function* toRows(records: Generator<ProductRecord>): AsyncGenerator<ImportRow> {
  for (const record of records) {
    drawn += 1;
    yield { file: 'parts', line: drawn, given: { record } };
  }
}
