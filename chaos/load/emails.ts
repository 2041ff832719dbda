import { waitUntil } from '../harness/wait-until.ts';
import type { Shop } from '../stack/shop.ts';
import type { Load } from './load.ts';

/** Waits until each acknowledged order has its email. Returns what is missing or doubled. */
export async function missingEmails(
  shop: Shop,
  { acknowledged }: Load,
  maxWaitSeconds: number,
): Promise<string[]> {
  // Orders of the load go on, and their emails take a moment.
  const due = acknowledged.map(({ accountId }) => accountId);
  const sent = () => Map.groupBy(recipients(shop.smtp.log()), (accountId) => accountId);
  const isComplete = () => {
    const accounts = sent();
    return due.every((accountId) => accounts.has(accountId));
  };
  await waitUntil(isComplete, maxWaitSeconds);
  const accounts = sent();
  const emails = due.map((accountId) => accounts.get(accountId)?.length ?? 0);
  const missing = emails.filter((count) => count === 0).length;
  const doubled = emails.filter((count) => count > 1).length;
  return [
    ...(missing > 0 ? [`${missing} emails not sent within ${maxWaitSeconds} s`] : []),
    ...(doubled > 0 ? [`${doubled} emails sent twice`] : []),
  ];
}

/** Returns the account ids, which are the local parts of the buyers' addresses. */
const recipients = (log: string) => [...log.matchAll(/^to ([^@\n]+)@/gm)].map(([, id]) => id ?? '');
