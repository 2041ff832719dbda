import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** Lists an order's lines with shipped serial numbers and restocked quantities. */
export function listStaffLines(read: Reader, orderId: string) {
  return read
    .selectFrom('order_line')
    .leftJoin('return_inspection as inspected', (join) =>
      join
        .onRef('inspected.order_id', '=', 'order_line.order_id')
        .onRef('inspected.line_no', '=', 'order_line.line_no'),
    )
    .select((eb) => [
      'order_line.line_no as lineNo',
      'product_id as productId',
      'sku',
      'title',
      'quantity',
      'inspected.restocked',
      jsonArrayFrom(
        eb
          .selectFrom('order_serial')
          .select('serial')
          .whereRef('order_serial.order_id', '=', 'order_line.order_id')
          .whereRef('order_serial.line_no', '=', 'order_line.line_no')
          .orderBy('unit_no'),
      ).as('serials'),
    ])
    .where('order_line.order_id', '=', orderId)
    .orderBy('order_line.line_no')
    .execute();
}
/** Lists what determines an order's parcel, as the products are now. */
export const listParcelItems = (read: Reader, orderId: string) =>
  read
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select(['weight_g as weightG', 'box_mm as boxMm', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();

export type StaffLineRow = Awaited<ReturnType<typeof listStaffLines>>[number];

/** Lists who made each change of an order, in the order of its timeline. */
export const listEventActors = (read: Reader, orderId: string) =>
  read
    .selectFrom('order_event')
    .leftJoin('account', 'account.id', 'order_event.actor_id')
    .select(['actor_kind as kind', 'user_name as name'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('order_event.id')
    .execute();

/** Lists the serial numbers of everything shipped to the account. */
export function listOwnSerials(read: Reader, accountId: string) {
  return read
    .selectFrom('order_serial')
    .innerJoin('customer_order', 'customer_order.id', 'order_serial.order_id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'order_serial.order_id')
        .onRef('order_line.line_no', '=', 'order_serial.line_no'),
    )
    .select(['customer_order.number', 'order_line.title', 'order_serial.serial'])
    .where('customer_order.account_id', '=', accountId)
    .orderBy('customer_order.number')
    .orderBy('order_serial.line_no')
    .orderBy('unit_no')
    .limit(10_000)
    .execute();
}

export function listLinesToPack(read: Reader, orderIds: readonly string[]) {
  return read
    .selectFrom('order_line')
    .select(['order_id as orderId', 'line_no as lineNo', 'sku', 'title', 'quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('line_no')
    .execute();
}

export function listShipments(read: Reader, orderId: string) {
  return read
    .selectFrom('shipment')
    .select(['at', 'courier', 'tracking_number as trackingNumber'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
}

export function listNotes(read: Reader, orderId: string) {
  return read
    .selectFrom('order_note')
    .leftJoin('account', 'account.id', 'author_id')
    .select(['order_note.id', 'at', 'text', 'user_name as author'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .limit(200)
    .execute();
}

export function findCustomer(read: Reader, accountId: string) {
  return read
    .selectFrom('account')
    .select((eb) => [
      'id as accountId',
      'user_name as userName',
      'email',
      eb
        .selectFrom('customer_order')
        .whereRef('customer_order.account_id', '=', 'account.id')
        .select(sql<number>`count(*)::int`.as('orders'))
        .as('orders'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

interface NewShipment {
  id: string;
  orderId: string;
  at: Date;
  courier: string;
  trackingNumber: string;
}

export async function insertShipment(tx: Tx, shipment: NewShipment): Promise<void> {
  const { orderId: order_id, trackingNumber: tracking_number, ...rest } = shipment;
  await tx
    .insertInto('shipment')
    .values({ ...rest, order_id, tracking_number })
    .execute();
}

interface NewSerial {
  order_id: string;
  line_no: number;
  unit_no: number;
  product_id: string;
  serial: string;
}

/** Returns the inserted rows; a serial number that is already in use is skipped. */
export async function insertSerials(tx: Tx, serials: readonly NewSerial[]) {
  if (serials.length === 0) return [];
  return tx
    .insertInto('order_serial')
    .values([...serials])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['line_no', 'unit_no'])
    .execute();
}

interface NewInspection {
  order_id: string;
  line_no: number;
  restocked: number;
  at: Date;
}

export async function insertInspection(tx: Tx, lines: readonly NewInspection[]): Promise<void> {
  await tx
    .insertInto('return_inspection')
    .values([...lines])
    .execute();
}

/** Marks serial numbers as returned, so the units can be sold again. */
export async function releaseSerials(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('order_serial')
    .set({ returned_at: at })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .execute();
}

interface NewNote {
  id: string;
  order_id: string;
  account_id: string | null;
  author_id: string;
  at: Date;
  text: string;
}

export async function insertNote(tx: Tx, note: NewNote): Promise<void> {
  await tx.insertInto('order_note').values(note).execute();
}

export function listNotesAbout(read: Reader, accountId: string) {
  return read
    .selectFrom('order_note')
    .select(['order_id as orderId', 'at', 'text'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .limit(1_000)
    .execute();
}
