import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { query } from '@sirkito/e2e/stack/database';

export interface Buyer {
  accountId: string;
  token: string;
  addressId: string;
  /** What is in the cart. */
  productId: string;
}

interface Crowd {
  databaseUrl: string;
  count: number;
  /** Products in the carts, one per buyer in turn. */
  productIds: readonly string[];
}

/** Inserts buyers with a session, an address in Metro Manila and a cart. */
export async function makeBuyers({ databaseUrl, count, productIds }: Crowd): Promise<Buyer[]> {
  const people = Array.from({ length: count }, (_, index) => {
    const token = `s_${randomBytes(32).toString('base64url')}`;
    return {
      account: randomUUID(),
      address: randomUUID(),
      session: randomUUID(),
      product: productIds[index % productIds.length] ?? '',
      token,
      hash: createHash('sha256').update(token).digest('hex'),
    };
  });
  await query(databaseUrl, crowdSql, [JSON.stringify(people)]);
  // They never paid, so only half of the stock could be ordered in cash.
  await query(
    databaseUrl,
    `insert into setting (key, value, updated_at) values ('cash_on_delivery', '{"reviewFrom": 1000,
       "refuseFrom": 1000, "productShare": 100}', now())
     on conflict do nothing`,
  );
  // A plan made for empty tables would be measured until the server collects statistics.
  await query(databaseUrl, 'analyze');
  return people.map(({ token, account, address, product }) => ({
    token,
    accountId: account,
    addressId: address,
    productId: product,
  }));
}

/** Inserts products with stock, all at the same price. */
export async function makeParts(
  databaseUrl: string,
  { count, stock }: { count: number; stock: number },
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await query(
    databaseUrl,
    `insert into product (id, sku, slug, name, brand_id, category_id, status, price_centavos,
       created_at, updated_at)
     select id, 'B-' || upper(id::text), 'part', 'Part for the drop',
       (select id from brand order by id limit 1), 'memory', 'active', 100000, now(), now()
     from unnest($1::uuid[]) as id`,
    [ids],
  );
  await query(
    databaseUrl,
    `insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
     select gen_random_uuid(), now(), 'received', 'main', id, $2, 'received', 'bench'
     from unnest($1::uuid[]) as id`,
    [ids, stock],
  );
  return ids;
}

const crowdSql = `
  with person as (
    select * from jsonb_to_recordset($1::jsonb) as person (account uuid, address uuid, session uuid,
      product uuid, hash text)
  ), accounts as (
    insert into account (id, user_name, email, email_verified_at, created_at, updated_at)
    select account, 'Buyer', account || '@bench.test', now(), now(), now() from person
  ), sessions as (
    insert into session (id, account_id, kind, user_agent, network, created_at, last_seen_at,
      expires_at)
    select session, account, 'shopper', 'bench', '127.0.0.0/24', now(), now(),
      now() + interval '1 day' from person
  ), tokens as (
    insert into session_token (hash, session_id, issued_at, used_at)
    select decode(hash, 'hex'), session, now(), now() from person
  ), addresses as (
    insert into address (id, account_id, full_name, phone, psgc_code, region, province,
      city_municipality, barangay, street, postal_code, notes, label, is_default, zone,
      created_at, updated_at)
    select address, account, 'Buyer', '+639170000000', locality.code, 'NCR', '', 'Quezon City',
      locality.name, '1 Bench Street', '1100', '', '', true, 'metro_manila', now(), now()
    from person, (select code, name from locality where code like '13813%' and level = 'barangay'
      order by code limit 1) as locality
  ), carts as (
    insert into cart (account_id, updated_at) select account, now() from person
  )
  insert into cart_line (account_id, product_id, quantity, seen_price_centavos, added_at)
  select account, product, 1, 100000, now() from person`;
