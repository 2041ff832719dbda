import {
  createIndexes,
  dropReadIndexes,
  vacuum,
} from '@sirkito/api/src/main/commands/scale-database.ts';
import { Client } from 'pg';

const batchSize = 100_000;
const ordersPerShopper = 20;
const names = () => [firstNames.split(' '), lastNames];

/** Inserts `count` orders over the last three years, with growing volume, and their shoppers. */
export async function makeOrders(databaseUrl: string, count: number): Promise<void> {
  const shoppers = Math.ceil(count / ordersPerShopper);
  const indexes = await dropReadIndexes(databaseUrl, [
    'customer_order',
    'order_line',
    'stock_movement',
  ]);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Skip triggers: only reads are measured.
    await client.query("set session_replication_role = 'replica'");
    await client.query('select setseed(0.5)');
    await client.query(goodsSql);
    await client.query(shoppersSql, [shoppers]);
    for (let from = 0; from < count; from += batchSize) {
      const to = Math.min(count, from + batchSize);
      await client.query(ordersSql, [from, to - 1, count, ...names(), shoppers]);
      for (const statement of [linesSql, insertOrdersSql, insertLinesSql, movementsSql]) {
        await client.query(statement);
      }
      await client.query('drop table made, made_line');
    }
    await client.query("select setval('order_number', (select max(number) from customer_order))");
  } finally {
    await client.end();
  }
  await createIndexes(databaseUrl, indexes);
  await vacuum(databaseUrl);
}

/** A numbered sample of products to order. */
const goodsSql = `
  create temp table goods as
  select row_number() over () - 1 as place, id, name, sku, price_centavos as price from (
    select id, name, sku, price_centavos from product
    where status = 'active' order by md5(id::text) limit 20000
  ) as product;
  alter table goods add primary key (place);
  analyze goods`;

const shoppersSql = `
  insert into account (id, user_name, email, email_verified_at, created_at, updated_at)
  select md5('shopper ' || place)::uuid, 'Shopper', 'shopper-' || place || '@bench.test', now(),
    now(), now()
  from generate_series(0, $1::int - 1) as place on conflict do nothing`;

const firstNames =
  'Maria Jose Juan Angelo Kristine Mark Andrea Paolo Camille Miguel Bea Carlo Denise Enzo Faith Gabriel Hazel Ivan Jasmine Kevin Liza Marco Nicole Oscar Patricia Rafael Sofia Tristan Vanessa Zandro Althea Benjie Cherry Dindo Ericson Fatima Gemma Harold Ingrid Jericho Katrina Lorenzo Mylene Noel Ofelia Princess Queenie Rommel Shaira Theresa Ulysses Vicente Wilma Xander Yolanda Zenaida Arnel Bernadette Crisanto Dolores';
const commonNames =
  'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Castillo Flores Villanueva Ramos Aquino Navarro Mercado Salazar Domingo Pascual Manalo Dizon Lacson Umali Tolentino Sarmiento';
/** Halves of the rare last names. */
const beginnings =
  'Bala Cala Dima Evan Gatch Ilag Laba Maca Naga Paga Quia Saga Tanga Vilo Ynar Zapa';
const endings =
  'gay bulos dinga gelista fuerte hangin laon mpang nao pagal raeg salta tubig yan zon ngal';

const halves = beginnings
  .split(' ')
  .flatMap((half) => endings.split(' ').map((other) => half + other));
/** Half of all customers have a common last name. */
const lastNames = [...halves, ...Array.from({ length: 11 }, () => commonNames.split(' ')).flat()];

/** Orders older than three weeks are complete; the newest are not packed yet. */
const ordersSql = `
  create temp table made as
  select place, at, status, method, md5('shopper ' || place % $6::int)::uuid as account_id,
    (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
      || substr(md5(place::text), 1, 3) || '8' || substr(md5(place::text), 4, 15))::uuid as id,
    jsonb_build_object(
      'full_name', concat_ws(' ', ($4::text[])[1 + floor(random() * cardinality($4))::int],
        ($4::text[])[1 + floor(random() * 2 * cardinality($4))::int],
        ($5::text[])[1 + floor(random() * cardinality($5))::int]),
      'phone', '+639' || lpad(floor(random() * 1e9)::bigint::text, 9, '0'), 'region', 'NCR',
      'province', '', 'city_municipality', 'Quezon City', 'barangay', 'Bagumbayan',
      'street', 1 + place % 400 || ' Mabini Street', 'postal_code', '1100', 'zone', 'metro_manila',
      'psgc_code', '1381300000', 'notes', '', 'label', '') as address
  from (
    select place, at, (array['cod', 'cod', 'gcash', 'gcash', 'maya', 'card', 'bank_transfer'])[
        1 + floor(random() * 7)::int] as method,
      case
        when at > now() - interval '2 days' then
          (array['pending', 'pending', 'confirmed', 'processing', 'cancelled'])[
            1 + floor(random() * 5)::int]
        when at > now() - interval '21 days' then
          (array['processing', 'shipped', 'shipped', 'delivered', 'delivered', 'delivered',
            'delivered', 'cancelled', 'delivery_failed'])[1 + floor(random() * 9)::int]
        when random() < 0.9 then 'delivered'
        when random() < 0.7 then 'cancelled' else 'returned'
      end as status
    from (
      select place, now() - interval '1095 days' * (1 - sqrt((place + random()) / $3::float8)) as at
      from generate_series($1::int, $2::int) as place
    ) as moment
  ) as sale`;

/** One to four lines per order, with a few popular products. */
const linesSql = `
  create temp table made_line as
  select made.id as order_id, line_no, goods.id as product_id, goods.name, goods.sku, goods.price,
    quantity
  from (
    select made.id, line_no, floor(20000 * power(random(), 3))::int as place,
      1 + floor(power(random(), 4) * 3)::int as quantity
    from made cross join lateral generate_series(1, 1 + abs(hashint4(made.place)) % 4
      * (abs(hashint4(made.place)) / 4 % 2)) as line_no
  ) as made
  join goods on goods.place = made.place % (select count(*) from goods)`;

const insertOrdersSql = `
  insert into customer_order (id, account_id, status, fulfilment, payment_method, payment_status,
    subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address, notes, created_at, updated_at)
  select id, account_id, status, 'delivery', method,
    case when status = 'delivered' then 'paid' when method = 'cod' then 'unpaid'
      when status in ('cancelled', 'returned') then 'refunded'
      when status = 'pending' then 'awaiting' else 'paid' end,
    subtotal, 15000, subtotal + 15000, round((subtotal + 15000) * 12 / 112.0), address, '', at,
    least(now(), at + random() * interval '3 days')
  from made join (
    select order_id, sum(price * quantity) as subtotal from made_line group by order_id
  ) as line on line.order_id = made.id order by made.place`;

const insertLinesSql = `
  insert into order_line (order_id, line_no, product_id, title, sku, image, unit_price_centavos,
    quantity, paid_centavos)
  select order_id, line_no, product_id, name, sku, '', price, quantity, price * quantity
  from made_line
  order by order_id, line_no`;

const movementsSql = `
  insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id)
  select gen_random_uuid(), at, 'allocated', 'main', product_id, -quantity, order_id
  from made join made_line on made_line.order_id = made.id order by order_id, line_no`;
