import { formatCount } from '@sirkito/commerce';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { realParts, variedParts, type Part } from '#api/demo/grow-parts.ts';
import { importProducts } from '#api/modules/catalog/import/import-products.ts';
import type { ImportRow } from '#api/modules/catalog/import/import-row.ts';
import type { ProductRecord } from '#api/modules/catalog/products/product-record.ts';
import { seedCatalogue } from '#api/modules/catalog/categories/seed-catalogue.ts';
import type { Ctx } from '#api/platform/context.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { openFiles } from './import-files.ts';
import { withOwnerContext } from '../owner-context.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { showProgress } from '../progress.ts';
import {
  databaseSize,
  createIndexes,
  recreateDatabase,
  dropReadIndexes,
  vacuum,
} from './scale-database.ts';

// npm run shop -- catalogue-grow COUNT [--database NAME] [--parts FOLDER]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sirkito_scale' },
    parts: { type: 'string', default: '../shared/data/parts' },
  },
});
const count = z.coerce.number().int().min(1).max(10_000_000).parse(positionals[0]);
const { database, parts: folder } = values;
/** Concurrent imports: one core for this process, one for PostgreSQL. */
const PartRecord = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  attributes: z.record(z.string(), z.unknown()).optional(),
});

const lanes = 2;

const env = parseEnv(process.env);
const log = createLog('catalogue-grow', env.LOG_LEVEL);
const progress = showProgress();
let drawn = 0;

if (existsSync(folder)) await grow(await readParts());
else console.log(`No parts found in ${folder}; nothing to generate.`);

async function grow(parts: readonly Part[]): Promise<void> {
  const started = performance.now();
  const url = await recreateDatabase(env.DATABASE_OWNER_URL, database);
  await prepareDatabase(url, new URL('../../../', import.meta.url));
  const indexes = await dropReadIndexes(url);
  await withOwnerContext(
    { name: 'catalogue-grow', url, log, connections: lanes + 1 },
    async (ctx) => {
      await seedCatalogue(ctx);
      const real = parts.slice(0, count);
      const rejected = await addAll(ctx, realParts(real));
      const accepted = real.filter(({ sku }) => !rejected.has(sku));
      await addAll(ctx, variedParts(accepted, count - accepted.length));
    },
  );
  progress.end();
  console.log(`${formatCount(count, 'product')} in ${secondsSince(started)} s; building indexes`);
  await createIndexes(url, indexes);
  await vacuum(url);
  console.log(`${database} ready in ${secondsSince(started)} s, ${await databaseSize(url)}`);
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 1_000);
}

/** Reads every part once; files may overlap. */
async function readParts(): Promise<Part[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson.gz')).toSorted();
  const { rows } = await openFiles(names.map((name) => path.join(folder, name)));
  const parts = new Map<string, Part>();
  for await (const { given } of rows) {
    if (!('record' in given)) continue;
    const part = PartRecord.parse(given.record);
    parts.set(part.sku, part);
  }
  return [...parts.values()];
}

/** Imports records in concurrent lanes that share one source. Returns the rejected SKUs. */
async function addAll(ctx: Ctx, records: Generator<ProductRecord>): Promise<Set<string>> {
  const rejected = new Set<string>();
  const lane = () =>
    importProducts(ctx, toRows(records), {
      status: 'active',
      createBrands: true,
      dryRun: false,
      allowsSteepDrops: true,
      onBatch(findings) {
        for (const { sku, outcome } of findings) {
          if (sku && outcome === 'rejected') rejected.add(sku);
        }
        progress.update(Math.min(1, drawn / count), formatCount(drawn, 'product'));
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
