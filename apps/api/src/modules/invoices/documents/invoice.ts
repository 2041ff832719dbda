import { AppError } from '@sirkito/contracts/errors';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toDocument } from './document.ts';
import { listDocuments, listOrderOwners, listSetBuyers } from './invoice.queries.ts';

interface OrderInvoice {
  /** The order's owner, for access checks by the caller. */
  accountId: string | null;
  invoice: Invoice | undefined;
}

export async function readInvoice(read: Reader, orderId: string): Promise<OrderInvoice> {
  const found = (await readInvoices(read, [orderId])).get(orderId);
  if (!found) throw new AppError('order.not_found');
  return found;
}

export async function readInvoices(
  read: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderInvoice>> {
  const owners = await listOrderOwners(read, orderIds);
  const documents = Map.groupBy(await listDocuments(read, orderIds), ({ orderId }) => orderId);
  const set = await listSetBuyers(read, orderIds);
  return new Map(
    owners.map(({ id, accountId }) => {
      const rows = documents.get(id);
      const invoice = rows && {
        orderId: id,
        documents: rows.map(toDocument),
        isOpen: rows.length === 1 && !set.has(id),
      };
      return [id, { accountId, invoice }];
    }),
  );
}
