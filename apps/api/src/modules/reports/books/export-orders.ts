import type { Readable } from 'node:stream';
import {
  asCentavos,
  orderNumber,
  orderStatusNames,
  paymentMethodName,
  paymentStatusNames,
  pickupStatusNames,
} from '@sirkito/commerce';
import type { BooksQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { writeCsv } from '#api/platform/csv.ts';
import { amountCell } from './book-totals.ts';
import { noteExport } from './note-export.ts';
import { listOrdersToExport, type ExportedOrder } from './orders-export.queries.ts';

const batchSize = 500;

const columns = [
  'Order',
  'Placed at',
  'Status',
  'Payment method',
  'Payment status',
  'Items',
  'Subtotal',
  'Shipping',
  'Discount',
  'Total',
  'Paid',
  'Refunded',
  'Net',
  'Invoices',
  'Remarks',
];

/** Exports the orders placed in a month, oldest first. */
export function exportOrders(ctx: Ctx, { month }: BooksQuery): Readable {
  requireStaff(ctx);
  const rows = noteExport(ctx, { file: 'orders', month }, orderRows(ctx, month));
  return writeCsv(columns, rows, { bom: true });
}

async function* orderRows(ctx: Ctx, month: string): AsyncGenerator<string[]> {
  for (let after: string | undefined; ;) {
    const batch = await listOrdersToExport(ctx.read, { month, after, limit: batchSize });
    yield* batch.map(toRow);
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.id;
  }
}

function toRow(order: ExportedOrder): string[] {
  const { status, isPickup, subtotal, shipping, discount, total, paid, refunded } = order;
  const amounts = [subtotal, shipping, discount, total, paid, refunded];
  return [
    orderNumber(order.number),
    order.placedAt,
    (isPickup ? pickupStatusNames[status] : undefined) ?? orderStatusNames[status],
    paymentMethodName(order.paymentMethod, isPickup),
    paymentStatusNames[order.paymentStatus],
    String(order.items),
    ...[...amounts, asCentavos(paid - refunded)].map(amountCell),
    order.invoices,
    order.isSample ? 'Sample order' : '',
  ];
}
