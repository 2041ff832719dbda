import { asPesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listInvoices } from './invoice.queries.ts';
import { toOrder } from '../order/order.ts';
import { listOrdersById, type OrderRow } from '../order/orders.queries.ts';

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
  const rows = await listOrdersById(read, orderIds);
  const issued = new Map(
    (await listInvoices(read, orderIds)).map((invoice) => [invoice.orderId, invoice]),
  );
  return new Map(
    rows.map((row) => {
      const invoice = issued.get(row.id);
      return [row.id, { accountId: row.accountId, invoice: invoice && toInvoice(row, invoice) }];
    }),
  );
}

type InvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number];

function toInvoice(row: OrderRow, issued: InvoiceRow): Invoice {
  const order = toOrder(row);
  return {
    number: `INV-${String(issued.number).padStart(8, '0')}`,
    issuedAt: issued.issuedAt.toISOString(),
    buyerName: issued.name ?? order.address.fullName,
    tin: issued.tin ?? '',
    isOpen: issued.name === null,
    vatableSales: asPesos(order.total - order.vatIncluded),
    order,
  };
}
