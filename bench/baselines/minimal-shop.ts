import { Pool } from 'pg';
import { listen } from './listen.ts';

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL_SIZE']),
});
const rowsOf = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows as object[];

/** Minimal shop: one product, a page with two filters and the facet counts they leave, a plain search. */
await listen((app) => {
  app.get<{ Querystring: { id: string } }>('/product', async ({ query }) => {
    const [product] = await rowsOf(
      'product',
      `select product.*, brand.name as brand, category.label as category, stock.available
       from product
       join brand on brand.id = brand_id
       join category on category.id = category_id
       left join available_stock as stock on stock.product_id = product.id
       where product.id = $1`,
      [query.id],
    );
    return { success: true, product };
  });

  interface Listing {
    category: string;
    chipset: string;
    memory: string;
  }
  app.get<{ Querystring: Listing }>('/listing', async ({ query }) => {
    const values = [query.category, query.chipset, query.memory];
    const [products, counts] = await Promise.all([
      rowsOf(
        'listing',
        `select product_id, product_listing.name, price_centavos, sale_price_centavos, in_stock,
           brand.name as brand
         from product_listing join brand on brand.id = brand_id
         where category_id = $1 and facets && array(select id from facet_value where attribute = 'chipset' and value = $2)
           and facets && array(select id from facet_value where attribute = 'memory' and value = $3)
         order by coalesce(sale_price_centavos, price_centavos), product_id limit 24`,
        values,
      ),
      rowsOf(
        'facets',
        `with near as materialized (
           select * from (
             select brand_id, in_stock, facets, coalesce(sale_price_centavos, price_centavos) as price,
               (not facets && array(select id from facet_value where attribute = 'chipset' and value = $2))::int
                 + 2 * (not facets && array(select id from facet_value where attribute = 'memory' and value = $3))::int as failed
             from product_listing where category_id = $1
           ) as candidate where failed in (0, 1, 2)
         )
         select failed, attribute, value, count
         from (select failed, unnest(facets) as id, count(*) from near group by 1, 2) as counted
         join facet_value using (id)
         union all
         select failed, 'brand', brand_id, count(*) from near where failed = 0 group by 1, 3
         union all
         select min(price)::int, 'price', in_stock::text, max(price) from near
         where failed = 0 group by in_stock`,
        values,
      ),
    ]);
    return { success: true, products, counts };
  });

  app.get<{ Querystring: { words: string } }>('/search', async ({ query }) => {
    const words = query.words.split(' ').map((word) => `'=${word}'`);
    const [products, counts] = await Promise.all([
      rowsOf(
        'search',
        `select product_id, name, price_centavos, in_stock from product_listing
         where document @@ $1::tsquery order by in_stock desc, created_at desc limit 20`,
        [words.join(' & ')],
      ),
      rowsOf(
        'counts',
        `select brand_id, in_stock, count(*) from product_listing
         where document @@ $1::tsquery group by brand_id, in_stock`,
        [words.join(' & ')],
      ),
    ]);
    return { success: true, products, counts };
  });
});
