import type { Reader } from '#api/platform/db/transaction.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { refuseDemoProfile } from './refuse-demo-profile.ts';
import { refuseSampleOrders } from './sample-orders/refuse-sample-orders.ts';
import { refuseSampleReviews } from './sample-reviews/refuse-sample-reviews.ts';

const checks = [refuseDemoAccounts, refuseSampleReviews, refuseSampleOrders, refuseDemoProfile];

/** Throws if a live shop would show or accept anything invented for the demo. */
export async function refuseDemoData(read: Reader): Promise<void> {
  for (const check of checks) await check(read);
}
