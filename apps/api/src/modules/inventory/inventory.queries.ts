import { sql } from 'kysely';
import { selectRaw, writeRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { RecordedActor } from '#api/platform/recorded-actor.ts';
import type { StockLevel } from './choose-location.ts';

export interface Made extends RecordedActor {
  at: Date;
}

export interface StaffMovement {
  id: string;
  kind: 'received' | 'returned' | 'adjusted';
  productId: string;
  quantity: number;
  reason: 'received' | 'adjusted' | 'returned' | 'damaged';
  /** Delivery note or staff note. */
  reference: string;
}

/** Adds to the ledger of the first location. A trigger updates its levels and keeps them in range. */
export async function insertMovements(
  tx: Tx,
  movements: readonly (StaffMovement & Made)[],
): Promise<void> {
  if (movements.length === 0) return;
  await sql`
    insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference,
      actor_kind, actor_id)
    select id, at, kind, ${firstLocation}, "productId", quantity, reason, reference, "actorKind",
      "actorId"
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as movement
      (id uuid, at timestamptz, kind text, "productId" uuid, quantity integer, reason text,
        reference text, "actorKind" text, "actorId" uuid)
  `.execute(tx);
}

const firstLocation = sql`(select id from location where active order by rank limit 1)`;

export interface LevelRow extends StockLevel {
  productId: string;
}

/** How levels are read: without locks, waiting for locked ones, or leaving out locked ones. */
type Access = { read: Reader; lock: null } | { read: Tx; lock: 'wait' | 'skip' };

/** Reads the levels of products at active locations, in any order. */
export function readLevels(access: Access, productIds: readonly string[]): Promise<LevelRow[]> {
  const levels = sql<LevelRow>`
    select product_id as "productId", location_id as "locationId", rank, pickup as "isPickup",
      on_hand - allocated as available, held_unpaid as "heldUnpaid"
    from stock_level join location on location.id = location_id and active
    where product_id = any (${productIds}::uuid[])`;
  if (access.lock === null) return selectRaw(access.read, levels);
  const skip = access.lock === 'skip' ? sql`skip locked` : sql``;
  return writeRaw(
    access.read,
    sql<LevelRow>`${levels} order by product_id, location_id for update of stock_level ${skip}`,
  );
}

export interface OrderUnits {
  orderId: string;
  units: readonly { productId: string; quantity: number }[];
}

/** Allocates units at a location to an order. Caller has locked their levels. */
export async function insertAllocation(
  tx: Tx,
  { orderId, units }: OrderUnits,
  { locationId, at, actorKind, actorId }: Made & { locationId: string },
): Promise<void> {
  await sql`
    insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id, actor_kind,
      actor_id)
    select gen_random_uuid(), ${at}::timestamptz, 'allocated', ${locationId}, "productId", -quantity,
      ${orderId}::uuid, ${actorKind}, ${actorId}::uuid
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as unit
      ("productId" uuid, quantity integer)`.execute(tx);
}

/** Ships or releases what an order still has allocated, where it is allocated. */
export async function endAllocation(
  tx: Tx,
  orderId: string,
  { kind, at, actorKind, actorId }: Made & { kind: 'shipped' | 'released' },
): Promise<void> {
  await sql`
    insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id, actor_kind,
      actor_id)
    select gen_random_uuid(), ${at}::timestamptz, ${kind}, location_id, product_id,
      units * ${kind === 'shipped' ? -1 : 1}::integer, ${orderId}::uuid, ${actorKind}, ${actorId}::uuid
    from (
      select location_id, product_id,
        sum(case kind when 'shipped' then quantity else -quantity end)::integer as units
      from stock_movement
      where order_id = ${orderId} and kind in ('allocated', 'released', 'shipped')
      group by location_id, product_id
    ) as allocation
    where units > 0`.execute(tx);
}

/** Restocks returned units of an order, where it shipped from. */
export async function insertReturned(
  tx: Tx,
  { orderId, units }: OrderUnits,
  { at, actorKind, actorId }: Made,
): Promise<void> {
  await sql`
    insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id, actor_kind,
      actor_id)
    select gen_random_uuid(), ${at}::timestamptz, 'returned', coalesce(
      (select location_id from stock_movement where order_id = ${orderId} and kind = 'shipped'
        order by (product_id = "productId") desc, location_id limit 1), ${firstLocation}),
      "productId", quantity, ${orderId}::uuid, ${actorKind}, ${actorId}::uuid
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as unit
      ("productId" uuid, quantity integer)`.execute(tx);
}

/** Returns how many units of a product can be sold. */
export async function findAvailable(read: Reader, productId: string): Promise<number> {
  const row = await read
    .selectFrom('available_stock')
    .select('available')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.available ?? 0;
}

/** Finds an identical earlier movement, to detect a replayed request. */
export function findStaffMovement(read: Reader, movement: StaffMovement) {
  return read
    .selectFrom('stock_movement')
    .select('id')
    .where('id', '=', movement.id)
    .where('product_id', '=', movement.productId)
    .where('quantity', '=', movement.quantity)
    .where('reason', '=', movement.reason)
    .where('reference', '=', movement.reference)
    .executeTakeFirst();
}

export function listMovements(read: Reader, productId: string, limit: number) {
  return read
    .selectFrom('stock_movement')
    .leftJoin('customer_order', 'customer_order.id', 'stock_movement.order_id')
    .leftJoin('account', 'account.id', 'stock_movement.actor_id')
    .select([
      'stock_movement.id',
      'at',
      'kind',
      'quantity',
      'reason',
      'reference',
      'customer_order.number as orderNumber',
      'actor_kind as actorKind',
      'user_name as actorName',
    ])
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('stock_movement.id', 'desc')
    .limit(limit)
    .execute();
}
