import { toCentavos, toPesos, type Centavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Invoice } from '@sirkito/contracts/invoice';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findInvoice } from './invoice.queries.ts';
import { toOrder } from './order.ts';
import { listOrdersById } from './orders.queries.ts';

/** With whose order it is, for whoever asks to decide whether they may see it. */
export async function readInvoice(
  read: Reader,
  orderId: string,
): Promise<{ accountId: string | null; invoice: Invoice | undefined }> {
  const [row] = await listOrdersById(read, [orderId]);
  if (!row) throw new AppError('order.not_found');
  const found = await findInvoice(read, orderId);
  const order = toOrder(row);
  const invoice = found && {
    number: `INV-${String(found.number).padStart(8, '0')}`,
    issuedAt: found.issuedAt.toISOString(),
    buyerName: found.name ?? order.address.fullName,
    tin: found.tin ?? '',
    isOpen: found.name === null,
    vatableSales: toPesos((toCentavos(order.total) - toCentavos(order.vatIncluded)) as Centavos),
    order,
  };
  return { accountId: row.accountId, invoice };
}
