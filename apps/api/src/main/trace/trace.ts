import { orderNumber } from '@sirkito/commerce';
import { hashAccount } from '@sirkito/process';
import type { Client } from 'pg';
import { readLogEntries } from './log-entries.ts';
import {
  findAccountId,
  findOrderByNumber,
  listOrderEntries,
  listOrdersOf,
  type TraceEntry,
  type TracedOrder,
} from './trace.queries.ts';

/**
 * Returns the life of an order in time order, or for an account (its hash in the log, or its email
 * address) its orders and log lines. Undefined if there is no such order or account.
 */
export async function trace(
  client: Client,
  subject: string,
  logs: readonly string[],
): Promise<string[] | undefined> {
  const number = /^SK-?(\d+)$/i.exec(subject)?.[1];
  if (number) {
    const order = await findOrderByNumber(client, Number(number));
    return order && traceOrder(client, order, logs);
  }
  const accountId = await findAccountId(
    client,
    subject.includes('@') ? { email: subject } : { hash: subject },
  );
  return accountId === undefined ? undefined : traceAccount(client, accountId, logs);
}

async function traceOrder(client: Client, order: TracedOrder, logs: readonly string[]) {
  const stored = await listOrderEntries(client, order.id);
  const requestIds = new Set(stored.flatMap(({ requestId }) => requestId ?? []));
  const logged = await readLogEntries(logs, { order: orderNumber(order.number), requestIds });
  return [summaryOf(order), ...[...stored, ...logged].toSorted(byTime).map(lineOf)];
}

async function traceAccount(client: Client, accountId: string, logs: readonly string[]) {
  const account = hashAccount(accountId);
  const orders = await listOrdersOf(client, accountId);
  const logged = await readLogEntries(logs, { account, requestIds: new Set() });
  return [`account ${account}`, ...orders.map(summaryOf), ...logged.toSorted(byTime).map(lineOf)];
}

const byTime = (one: TraceEntry, other: TraceEntry) => one.at.getTime() - other.at.getTime();

const summaryOf = ({ id, number, status, createdAt }: TracedOrder) =>
  `${orderNumber(number)} ${status}, placed ${createdAt.toISOString()}, id ${id}`;

const lineOf = ({ at, source, text, requestId }: TraceEntry) =>
  `${at.toISOString()}  ${source.padEnd(8)}  ${text}${requestId ? `  [${requestId}]` : ''}`;
