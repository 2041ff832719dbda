import { toCentavos, toPesos, type Centavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Invoice } from '@sirkito/contracts/invoice';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listInvoices } from './invoice.queries.ts';
import { toOrder } from './order.ts';
import { listOrdersById, type OrderRow } from './orders.queries.ts';

interface Found {
  /** Whose order it is, for whoever asks to decide whether they may see it. */
  accountId: string | null;
  invoice: Invoice | undefined;
}

export async function readInvoice(read: Reader, orderId: string): Promise<Found> {
  const found = (await readInvoices(read, [orderId])).get(orderId);
  if (!found) throw new AppError('order.not_found');
  return found;
}

export async function readInvoices(
  read: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const rows = await listOrdersById(read, orderIds);
  const issued = new Map(
    (await listInvoices(read, orderIds)).map((invoice) => [invoice.orderId, invoice]),
  );
  return new Map(
    rows.map((row) => {
      const one = issued.get(row.id);
      return [row.id, { accountId: row.accountId, invoice: one && toInvoice(row, one) }];
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
    vatableSales: toPesos((toCentavos(order.total) - toCentavos(order.vatIncluded)) as Centavos),
    order,
  };
}
