import type { Reader } from '#api/platform/db/transaction.ts';
import { hasSamples } from './sample-reviews.queries.ts';

/** Throws if sample reviews, questions or answers exist: no customer wrote them. */
export async function refuseSampleReviews(read: Reader): Promise<void> {
  if (!(await hasSamples(read))) return;
  throw new Error(
    'SHOP_MODE is live, but sample reviews or questions exist. ' +
      'Start with an empty database, or run: node apps/api/build/main/commands/demo-remove.js',
  );
}
