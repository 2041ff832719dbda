import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface NewImport {
  id: string;
  name: string;
  format: 'csv' | 'ndjson';
  content: Buffer;
  lines: number;
  now: Date;
}

export async function insertImport(tx: Tx, { now, ...file }: NewImport): Promise<void> {
  await tx
    .insertInto('product_import')
    .values({ ...file, created_at: now, updated_at: now })
    .execute();
}

export function findImport(read: Reader, id: string) {
  return read
    .selectFrom('product_import')
    .select(['id', 'name', 'is_preview', 'state', 'lines', 'report', 'findings'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findImportFile(read: Reader, id: string) {
  return read
    .selectFrom('product_import')
    .select(['name', 'format', 'content', 'is_preview as isPreview'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Turns a finished preview into an import. Returns false unless it is the first to do so. */
export async function startApplying(tx: Tx, id: string, now: Date): Promise<boolean> {
  const started = await tx
    .updateTable('product_import')
    .set({ is_preview: false, state: 'waiting', report: '{}', findings: '[]', updated_at: now })
    .where('id', '=', id)
    .where('is_preview', '=', true)
    .where('state', '=', 'done')
    .returning('id')
    .executeTakeFirst();
  return started !== undefined;
}

interface Progress {
  state: 'running' | 'done' | 'failed';
  report: object;
  findings: readonly object[];
}

export async function updateImport(
  tx: Tx,
  id: string,
  { state, report, findings }: Progress,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('product_import')
    .set({
      state,
      report: sql`${JSON.stringify(report)}::jsonb`,
      findings: sql`${JSON.stringify(findings)}::jsonb`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteImportsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('product_import').where('updated_at', '<', before).execute();
}
