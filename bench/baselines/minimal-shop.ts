import { Pool } from 'pg';
import { listen } from './listen.ts';

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL_SIZE']),
});
const rowsOf = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows as object[];

/** Minimal shop: one product, a page without facet counts, a plain search. */
await listen((app) => {
  app.get<{ Querystring: { id: string } }>('/product', async ({ query }) => {
    const [product] = await rowsOf(
      'product',
      `select product.*, brand.name as brand, category.label as category, stock.on_hand
       from product
       join brand on brand.id = brand_id
       join category on category.id = category_id
       left join stock on stock.product_id = product.id
       where product.id = $1`,
      [query.id],
    );
    return { success: true, product };
  });

  app.get<{ Querystring: { category: string } }>('/listing', async ({ query }) => {
    const products = await rowsOf(
      'listing',
      `select product_id, product_listing.name, price_centavos, sale_price_centavos, in_stock,
         brand.name as brand
       from product_listing join brand on brand.id = brand_id
       where category_id = $1 and in_stock
       order by price_centavos, product_id limit 20`,
      [query.category],
    );
    return { success: true, products };
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
