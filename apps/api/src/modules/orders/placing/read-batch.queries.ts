import type { Centavos } from '@sirkito/commerce';
import { sql, type RawBuilder } from 'kysely';
import { selectRanked, selectRaw, writeRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { AddressSnapshot } from './order-draft.ts';

/** How rows are read: without locks, waiting for locked ones, or leaving out locked ones. */
export type Access = { read: Reader; lock: null } | { read: Tx; lock: 'wait' | 'skip' };

/**
 * Limits how long this transaction waits for a row, and how long others wait for its rows if this
 * process stops. Plans are made once: these statements run often and their tables may just have been
 * filled.
 */
export async function limitLocks(tx: Tx): Promise<void> {
  await writeRaw(
    tx,
    sql`select set_config('lock_timeout', '500ms', true),
      set_config('idle_in_transaction_session_timeout', '2s', true),
      set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`,
  );
}

function locked<Row>(
  access: Access,
  rows: RawBuilder<Row>,
  order: RawBuilder<unknown>,
): Promise<Row[]> {
  if (access.lock === null) return selectRaw(access.read, rows);
  const skip = access.lock === 'skip' ? sql`skip locked` : sql``;
  return writeRaw(access.read, sql<Row>`${rows} order by ${order} for update ${skip}`);
}

export interface CartRow {
  accountId: string;
  /** Grows with each change; see `cartKey`. */
  generation: number;
  codeId: string | null;
}

/** Every change of a cart takes this lock, so its lines can't change until the commit. */
export const lockCarts = (access: Access, accountIds: readonly string[]): Promise<CartRow[]> =>
  locked(
    access,
    sql<CartRow>`
      select account_id as "accountId", generation::float8 as generation, promotion_id as "codeId"
      from cart where account_id = any (${accountIds}::uuid[])`,
    sql`account_id`,
  );

interface CartLine {
  accountId: string;
  productId: string;
  quantity: number;
}

export const listCartLines = (read: Reader, accountIds: readonly string[]): Promise<CartLine[]> =>
  selectRanked(
    read,
    sql<CartLine & { rank: number }>`
      select account_id as "accountId", product_id as "productId", quantity,
        row_number() over (order by account_id, added_at, product_id) as rank
      from cart_line where account_id = any (${accountIds}::uuid[])`,
  );

interface Needed {
  accountIds: readonly string[];
  productIds: readonly string[];
  /** Accounts whose carts are locked, and the levels that are. */
  lockedCarts: readonly string[];
  lockedStock: readonly { productId: string; locationId: string }[];
}

/** Lists the accounts and products of which another transaction keeps a row that an order needs. */
export async function listHeldRows(tx: Tx, needed: Needed): Promise<Set<string>> {
  const accountIds = sql`${needed.accountIds}::uuid[]`;
  const productIds = sql`${needed.productIds}::uuid[]`;
  const rows = await writeRaw(
    tx,
    sql<{ id: string }>`
      select account_id as id from cart
      where account_id = any (${accountIds}) and account_id <> all (${needed.lockedCarts}::uuid[])
      union all
      select product_id from stock_level join location on location.id = location_id and active
      where product_id = any (${productIds}) and (product_id, location_id) not in (
        select * from unnest(${needed.lockedStock.map(({ productId }) => productId)}::uuid[],
          ${needed.lockedStock.map(({ locationId }) => locationId)}::text[]))
      union all
      select id from account where id = any (${accountIds}) and id not in (
        select id from account where id = any (${accountIds}) for key share skip locked)
      union all
      select id from product where id = any (${productIds}) and id not in (
        select id from product where id = any (${productIds}) for key share skip locked)`,
  );
  return new Set(rows.map(({ id }) => id));
}

interface RequestKey {
  accountId: string;
  addressId: string | null;
  key: string;
}

export interface RequestRow {
  index: number;
  hasAccount: boolean;
  hasConfirmedEmail: boolean;
  /** The account's address. */
  address: AddressSnapshot | null;
  earlierId: string | null;
  earlierHash: string | null;
}

/** Returns what is stored for each request, with its position. */
export const listRequestRows = (
  read: Reader,
  requests: readonly RequestKey[],
): Promise<RequestRow[]> =>
  selectRaw(
    read,
    // From text, which is faster than to_jsonb.
    sql<RequestRow>`
      select request.index::integer - 1 as index, account.id is not null as "hasAccount",
        account.email_verified_at is not null as "hasConfirmedEmail",
        known.order_id as "earlierId", known.body_hash as "earlierHash",
        case when address.id is not null then jsonb_object('{id, full_name, phone, psgc_code, region,
          province, city_municipality, barangay, street, postal_code, notes, label, zone}',
          array[address.id::text, full_name, phone, psgc_code, region, province, city_municipality,
            barangay, street, postal_code, notes, label, zone]) end as address
      from unnest(
        ${requests.map(({ accountId }) => accountId)}::uuid[],
        ${requests.map(({ addressId }) => addressId)}::uuid[],
        ${requests.map(({ key }) => key)}::text[]
      ) with ordinality as request (account_id, address_id, key, index)
      left join account on account.id = request.account_id
      left join address on address.id = request.address_id
        and address.account_id = request.account_id
      left join order_key as known on known.account_id = request.account_id
        and known.key = request.key`,
  );

export interface Offer {
  productId: string;
  isSold: boolean;
  price: Centavos | null;
  salePrice: Centavos | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  title: string;
  sku: string;
  image: string;
  weightG: number | null;
  boxMm: number[] | null;
  brandId: string;
  /** The product's category and the two above it. */
  categoryIds: string[];
}

export const listOffers = (read: Reader, productIds: readonly string[]): Promise<Offer[]> =>
  selectRaw(
    read,
    sql<Offer>`
      select product.id as "productId", product.status = 'active' as "isSold",
        price_centavos as price, sale_price_centavos as "salePrice",
        sale_starts_at as "saleStartsAt", sale_ends_at as "saleEndsAt", product.name as title, sku,
        coalesce((select file from product_image where product_id = product.id
          order by product_image.position limit 1), '') as image,
        weight_g as "weightG", box_mm as "boxMm", brand_id as "brandId",
        array_remove(array[leaf.id, leaf.parent_id, above.parent_id], null) as "categoryIds"
      from product
      join category as leaf on leaf.id = product.category_id
      left join category as above on above.id = leaf.parent_id
      where product.id = any (${productIds}::uuid[])`,
  );
