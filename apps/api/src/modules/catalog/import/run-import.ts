import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { readCsv } from './read-csv.ts';
import { readNdjson } from './read-ndjson.ts';
import { importProducts } from './import-products.ts';
import { emptyReport } from './import-report.ts';
import type { ImportFinding } from './import-row.ts';
import { findImportFile, updateImport } from './product-imports.queries.ts';

const maxFindings = 1_000;
const pieceBytes = 64 * 1024;

/** Runs an import or its preview, saving progress after each batch. */
export async function runImport(ctx: Ctx, id: string): Promise<void> {
  requireShop(ctx);
  const file = await findImportFile(ctx.read, id);
  if (!file) return;
  const findings: Omit<ImportFinding, 'file'>[] = [];
  const saveProgress = (state: 'running' | 'done' | 'failed', report: object) => {
    const now = ctx.now();
    return ctx.transact((tx) => updateImport(tx, id, { state, report, findings }, now));
  };
  await saveProgress('running', emptyReport);
  const source = Readable.from(inPieces(file.content));
  const rows = file.format === 'csv' ? readCsv(source, file.name) : readNdjson(source, file.name);
  try {
    const report = await importProducts(ctx, rows, {
      status: 'draft',
      createBrands: false,
      dryRun: file.isPreview,
      allowsSteepDrops: file.isPreview || file.allowsSteepDrops,
      onBatch: async (batchFindings, soFar) => {
        const room = maxFindings - findings.length;
        findings.push(
          ...batchFindings.slice(0, room).map(({ file: _name, ...finding }) => finding),
        );
        await saveProgress('running', soFar);
      },
    });
    await saveProgress('done', report);
  } catch (error) {
    await saveProgress('failed', emptyReport);
    throw error;
  }
}

/** Lets other jobs run between the pieces: parsing 20 MB at once would hold them up for seconds. */
export async function* inPieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += pieceBytes) {
    yield content.subarray(start, start + pieceBytes);
    await setImmediate();
  }
}
