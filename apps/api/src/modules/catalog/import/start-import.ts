import { isUtf8 } from 'node:buffer';
import { AppError } from '@sirkito/contracts/errors';
import type { ProductImport } from '@sirkito/contracts/products/staff-bulk-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { importProductsJob } from './import-job.ts';
import { deleteImportsBefore, insertImport } from './product-imports.queries.ts';
import { viewImport } from './view-import.ts';

const retentionMs = 7 * 24 * 60 * 60 * 1_000;

interface UploadedFile {
  name: string;
  format: 'csv' | 'ndjson';
  content: Buffer;
}

/** Stores the file and queues a preview of what it would change. */
export async function startImport(ctx: Ctx, file: UploadedFile): Promise<ProductImport> {
  requireStaff(ctx);
  if (!isUtf8(file.content)) throw new AppError('catalog.import_not_utf8');
  const [id, now] = [ctx.newId(), ctx.now()];
  const lines = countLines(file.content);
  await ctx.transact(async (tx) => {
    await deleteImportsBefore(tx, new Date(now.getTime() - retentionMs));
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
