import { codReasons, orderNumber, formatMobileNumber, toPesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { toOneLine } from '@sirkito/contracts/one-line';
import type { StaffOrder, StaffOrderRow } from '@sirkito/contracts/orders/staff-schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findCodCheck } from '../risk/cod-check.queries.ts';
import { toOrder } from './order.ts';
import { findOrderFit } from './order-fit.queries.ts';
import { toStaffFit } from './order-fit.ts';
import { listOrdersById } from './orders.queries.ts';
import {
  findCustomer,
  listEventActors,
  listNotes,
  listShipments,
  listStaffLines,
} from './order-details.queries.ts';
import { listIdsOfAccount, listRows, type StaffRow } from './staff-orders.queries.ts';

const otherOrdersShown = 10;

/** Returns the full order for the staff page. */
export async function readStaffOrder(read: Reader, id: string): Promise<StaffOrder> {
  const [row] = await listOrdersById(read, [id]);
  if (!row) throw new AppError('order.not_found');
  const others = row.accountId
    ? await listIdsOfAccount(read, {
        accountId: row.accountId,
        except: id,
        limit: otherOrdersShown,
      })
    : [];
  const customer = row.accountId ? await findCustomer(read, row.accountId) : undefined;
  const lines = await listStaffLines(read, id);
  const shipments = await listShipments(read, id);
  const notes = await listNotes(read, id);
  const fit = await findOrderFit(read, id);
  const cod = await findCodCheck(read, id);
  const actors = await listEventActors(read, id);
  return {
    order: toOrder(row),
    timelineActors: actors.map(({ kind, name }) => kind && { kind, name }),
    isSample: row.isSample,
    fit: fit ? toStaffFit(fit) : null,
    cod: cod ? { ...cod, reasons: codReasons(cod.reasons) } : null,
    version: row.version,
    lines: lines.map(({ serials, ...line }) => ({
      ...line,
      serials: serials.map(({ serial }) => serial),
    })),
    shipments: shipments.map(({ at, ...shipment }) => ({ ...shipment, at: at.toISOString() })),
    notes: notes.map(({ id: _id, at, author, text }) => ({
      _id,
      at: at.toISOString(),
      author: author ?? 'Former staff',
      text,
    })),
    customer: customer ? { ...customer, orders: customer.orders ?? 0 } : null,
    otherOrders: toRows(others, await listRows(read, others)),
  };
}

/** Returns the rows in the order of the ids. */
export function toRows(ids: readonly string[], rows: readonly StaffRow[]): StaffOrderRow[] {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowsById.get(id);
    return row ? [toRow(row)] : [];
  });
}

const toRow = ({ address, ...row }: StaffRow): StaffOrderRow => ({
  _id: row.id,
  orderNumber: orderNumber(row.number),
  customer: toOneLine(address['full_name'] ?? ''),
  phone: address['phone'] ? formatMobileNumber(address['phone']) : '',
  place: address['city_municipality'] ?? '',
  isPickup: row.isPickup,
  firstTitle: row.firstTitle,
  firstImage: row.firstImage && `/api/images/${row.firstImage}`,
  pieces: row.pieces,
  total: toPesos(row.total),
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  hasProof: row.hasProof,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  isSample: row.isSample,
  isReviewDue: row.isReviewDue,
});
