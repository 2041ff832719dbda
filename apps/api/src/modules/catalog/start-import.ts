import { isUtf8 } from 'node:buffer';
import { AppError } from '@sirkito/contracts/errors';
import type { ProductImport } from '@sirkito/contracts/product-bulk-staff';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { importProductsJob } from './catalog.jobs.ts';
import { deleteImportsBefore, insertImport } from './product-imports.queries.ts';
import { viewImport } from './view-import.ts';

const keptMs = 7 * 24 * 60 * 60 * 1_000;

interface SentFile {
  name: string;
  format: 'csv' | 'ndjson';
  content: Buffer;
}

/** Keeps the file and has the worker find out what it would change. */
export async function startImport(ctx: Ctx, file: SentFile): Promise<ProductImport> {
  requireStaff(ctx);
  if (!isUtf8(file.content)) throw new AppError('catalog.import_not_utf8');
  const [id, now] = [ctx.newId(), ctx.now()];
  const lines = countLines(file.content);
  await ctx.transact(async (tx) => {
    await deleteImportsBefore(tx, new Date(now.getTime() - keptMs));
    await insertImport(tx, { ...file, id, lines, now });
    await ctx.enqueue(tx, importProductsJob, { id });
    await audit(tx, ctx, {
      action: 'catalog.preview_import',
      subject: `import:${id}`,
      before: null,
      after: { name: file.name, lines },
    });
  });
  return viewImport(ctx, id);
}

function countLines(content: Buffer): number {
  let lines = 0;
  for (let at = content.indexOf(10); at !== -1; at = content.indexOf(10, at + 1)) lines += 1;
  return lines;
}
