import { formatCount, formatNumber } from '@sirkito/commerce';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { importProducts } from '#api/modules/catalog/import/import-products.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { openFiles } from './import-files.ts';
import { groupFindings, summarize } from './import-summary.ts';
import { withOwnerContext } from '../owner-context.ts';
import { showProgress } from '../progress.ts';

const usage = `npm run shop -- catalogue-import FILE… [options]
  FILE               .ndjson, .jsonl or .csv, plain or .gz
  --dry-run          check everything, write nothing
  --status STATUS    draft (default) or active; applies to new products without a status
  --create-brands    create brands that do not exist yet
  --report FILE      write every finding as NDJSON: file, line, sku, field, reason, outcome`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    status: { type: 'string', default: 'draft' },
    'create-brands': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const { data: status } = z.enum(['draft', 'active']).safeParse(values.status);
if (positionals.length === 0 || !status) {
  console.error(usage);
  process.exit(1);
}
const dryRun = values['dry-run'];
const { rows, share } = await openFiles(positionals);

const env = parseEnv(process.env);
const log = createLog('catalogue-import', env.LOG_LEVEL);
const started = performance.now();
const seconds = () => (performance.now() - started) / 1_000;
const grouped = groupFindings();
const progress = showProgress();
const out = values.report === undefined ? undefined : createWriteStream(values.report);

const report = await withOwnerContext(
  { name: 'catalogue-import', url: env.DATABASE_OWNER_URL, log },
  (ctx) =>
    importProducts(ctx, rows, {
      status,
      dryRun,
      allowsSteepDrops: true,
      createBrands: values['create-brands'],
      async onBatch(findings, soFar) {
        for (const finding of findings) grouped.add(finding);
        const lines = findings.map((finding) => `${JSON.stringify(finding)}\n`).join('');
        if (out && lines !== '' && !out.write(lines)) await once(out, 'drain');
        progress.update(
          share(),
          `${formatCount(soFar.rows, 'row')}, ${formatNumber(Math.round(soFar.rows / seconds()))} per second`,
        );
      },
    }),
);
progress.end();
out?.end();
if (out) await finished(out);
for (const line of [...grouped.lines(), ...summarize(report, { dryRun })]) console.log(line);
console.log(`${dryRun ? 'Dry run: nothing was written. ' : ''}${seconds().toFixed(1)} s`);
// A dry run fails if the import would reject rows.
if (dryRun && report.rejected > 0) process.exitCode = 1;
