import type { SteepPrice } from '@sirkito/contracts/error-details';
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
    .select([
      'name',
      'format',
      'content',
      'is_preview as isPreview',
      'allows_steep_drops as allowsSteepDrops',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function lockPreview(tx: Tx, id: string) {
  return tx
    .selectFrom('product_import')
    .select(sql<SteepPrice[]>`coalesce(report -> 'steepPrices', '[]')`.as('prices'))
    .where('id', '=', id)
    .where('is_preview', '=', true)
    .where('state', '=', 'done')
    .forUpdate()
    .executeTakeFirst();
}

/** Turns a preview into an import. The caller holds its lock. */
export async function startApplying(
  tx: Tx,
  id: string,
  { allowsSteepDrops, now }: { allowsSteepDrops: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('product_import')
    .set({
      is_preview: false,
      allows_steep_drops: allowsSteepDrops,
      state: 'waiting',
      report: '{}',
      findings: '[]',
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
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
