import type { Attributes } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import type { testShop } from '../test-shop.ts';

interface ProductOptions {
  price?: number;
  salePrice?: number;
  stock?: number;
  categoryId?: string;
  attributes?: Attributes;
}

/** Inserts an active product with stock. Prices are in pesos. */
export async function newProduct(
  shop: ReturnType<typeof testShop>,
  {
    price = 1_000,
    salePrice,
    stock = 10,
    categoryId = 'memory',
    attributes = {},
  }: ProductOptions = {},
): Promise<string> {
  const id = newUuid();
  await shop.asOwner(
    `insert into product (id, sku, slug, name, brand_id, category_id, status, price_centavos,
       sale_price_centavos, attributes, created_at, updated_at)
     values ($1, $4, 'part', $4,
       (select id from brand order by id limit 1), $5, 'active', $2, $3, $6, now(), now())`,
    [
      id,
      Math.round(price * 100),
      salePrice === undefined ? null : Math.round(salePrice * 100),
      `T-${id.toUpperCase()}`,
      categoryId,
      JSON.stringify(attributes),
    ],
  );
  if (stock > 0) await insertStockMovement(shop, id, stock);
  return id;
}

export async function insertStockMovement(
  shop: ReturnType<typeof testShop>,
  productId: string,
  quantity: number,
): Promise<void> {
  await shop.asOwner(
    `insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
     values ($1, now(), 'adjusted', 'main', $2, $3, 'adjusted', 'a test')`,
    [newUuid(), productId, quantity],
  );
}
