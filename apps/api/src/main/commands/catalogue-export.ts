import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { toCsv, toNdjson } from '#api/modules/catalog/import/export-formats.ts';
import { exportProducts } from '#api/modules/catalog/import/export-products.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { withOwnerContext } from '../owner-context.ts';

// npm run shop -- catalogue-export [--category ID] [--format ndjson|csv] [--out FILE]
const { values } = parseArgs({
  options: {
    category: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string' },
  },
});
const { category, out } = values;
const byName = out !== undefined && /\.csv(\.gz)?$/i.test(out) ? 'csv' : 'ndjson';
const format = z.enum(['ndjson', 'csv']).parse(values.format ?? byName);
const env = parseEnv(process.env);
const log = createLog('catalogue-export', env.LOG_LEVEL, process.stderr);

await withOwnerContext(
  { name: 'catalogue-export', url: env.DATABASE_OWNER_URL, log },
  async (ctx) => {
    const products = await exportProducts(ctx, { category });
    const text = format === 'csv' ? toCsv(products) : toNdjson(products);
    const file = out === undefined ? process.stdout : createWriteStream(out);
    await (out?.endsWith('.gz') ? pipeline(text, createGzip(), file) : pipeline(text, file));
  },
);
