import { Readable } from 'node:stream';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { readCsv } from './import-csv.ts';
import { readNdjson } from './import-ndjson.ts';
import { importProducts } from './import-products.ts';
import { emptyReport } from './import-report.ts';
import type { ImportFinding } from './import-row.ts';
import { findImportFile, updateImport } from './product-imports.queries.ts';

const mostFindings = 1_000;

/** Reads the file and says after each batch how far it has come. */
export async function runImport(ctx: Ctx, id: string): Promise<void> {
  requireShop(ctx);
  const file = await findImportFile(ctx.read, id);
  if (!file) return;
  const findings: Omit<ImportFinding, 'file'>[] = [];
  const tell = (state: 'running' | 'done' | 'failed', report: object) => {
    const now = ctx.now();
    return ctx.transact((tx) => updateImport(tx, id, { state, report, findings }, now));
  };
  await tell('running', emptyReport);
  const source = Readable.from([file.content]);
  const rows = file.format === 'csv' ? readCsv(source, file.name) : readNdjson(source, file.name);
  try {
    const report = await importProducts(ctx, rows, {
      status: 'draft',
      createBrands: false,
      dryRun: file.isPreview,
      onBatch: async (some, soFar) => {
        const room = mostFindings - findings.length;
        findings.push(...some.slice(0, room).map(({ file: _name, ...finding }) => finding));
        await tell('running', soFar);
      },
    });
    await tell('done', report);
  } catch (error) {
    await tell('failed', emptyReport);
    throw error;
  }
}
