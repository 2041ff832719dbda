import { waitUntil } from '../harness/wait-until.ts';
import type { Shop } from '../stack/shop.ts';
import type { Load } from './load.ts';

/** Emails in flight when a process is cut are sent again, under the same Message-ID. */
const maxRepeated = 10;

/** Waits until each acknowledged order has its email. Returns what is missing or repeated. */
export async function checkEmails(
  { smtp }: Shop,
  { acknowledged }: Load,
  maxWaitSeconds: number,
): Promise<string[]> {
  const due = acknowledged.map(({ orderId }) => orderId);
  const sent = () => Map.groupBy(confirmedOrders(smtp.log()), (orderId) => orderId);
  const isComplete = () => {
    const orders = sent();
    return due.every((orderId) => orders.has(orderId));
  };
  await waitUntil(isComplete, maxWaitSeconds);
  const orders = sent();
  const emails = due.map((orderId) => orders.get(orderId)?.length ?? 0);
  const missing = emails.filter((count) => count === 0).length;
  const repeated = emails.filter((count) => count > 1).length;
  return [
    ...(missing > 0 ? [`${missing} emails not sent within ${maxWaitSeconds} s`] : []),
    ...(repeated > maxRepeated ? [`${repeated} emails sent again`] : []),
  ];
}

/** Reads the order ids from the Message-IDs of confirmations. */
const confirmedOrders = (log: string) =>
  [...log.matchAll(/^accepted (\S+)\.placed@/gm)].map(([, orderId]) => orderId ?? '');
