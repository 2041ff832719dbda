import { query } from '@sirkito/e2e/stack/database';
import { makeBuyers } from '../../orders/buyers.ts';

export interface Reviewer {
  token: string;
  /** Reviews of this account, with room for more photos than an account may send. */
  reviewIds: string[];
}

const reviewsPerAccount = 8;

/** Inserts buyers with a delivered order each, and reviews of its products. */
export async function makeReviewers(databaseUrl: string, count: number): Promise<Reviewer[]> {
  const { rows: products } = await query(
    databaseUrl,
    'select id from product order by id limit $1',
    [reviewsPerAccount],
  );
  const productIds = (products as { id: string }[]).map(({ id }) => id);
  const buyers = await makeBuyers({ databaseUrl, count, productIds });
  const reviewers: Reviewer[] = [];
  for (const { accountId, token } of buyers) {
    const { rows } = await query(databaseUrl, reviewsSql, [accountId, productIds]);
    reviewers.push({ token, reviewIds: (rows as { id: string }[]).map(({ id }) => id) });
  }
  return reviewers;
}

const reviewsSql = `
  with placed as (
    insert into customer_order (id, account_id, status, fulfilment, payment_method, payment_status,
      subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address, notes,
      created_at, updated_at)
    values (gen_random_uuid(), $1, 'delivered', 'delivery', 'cod', 'paid', 112000, 0, 112000, 12000,
      '{}', '', now(), now())
    returning id
  ), lines as (
    insert into order_line (order_id, line_no, product_id, title, sku, image, unit_price_centavos,
      quantity, paid_centavos)
    select placed.id, place, product.id, product.name, product.sku, '', 14000, 1, 14000
    from placed, unnest($2::uuid[]) with ordinality as wanted (id, place)
    join product on product.id = wanted.id
    returning order_id, product_id
  )
  insert into review (id, product_id, order_id, account_id, rating, body, created_at)
  select gen_random_uuid(), product_id, order_id, $1, 5, 'Quiet', now() from lines
  returning id`;
