import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export interface ReadyBuildRow {
  slug: string;
  parts: string[];
}

export function listReadyBuilds(read: Reader): Promise<ReadyBuildRow[]> {
  return read.selectFrom('ready_build').select(['slug', 'parts']).limit(60).execute();
}

/** Replaces all. */
export async function replaceReadyBuilds(
  tx: Tx,
  builds: readonly ReadyBuildRow[],
  composedAt: Date,
): Promise<void> {
  await tx.deleteFrom('ready_build').execute();
  if (builds.length === 0) return;
  await tx
    .insertInto('ready_build')
    .values(
      builds.map(({ slug, parts }) => ({
        slug,
        parts: sql<string[]>`${parts}::uuid[]`,
        composed_at: composedAt,
      })),
    )
    .execute();
}
