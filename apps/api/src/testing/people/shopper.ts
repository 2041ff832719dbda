import { v7 as newUuid } from 'uuid';
import type { Actor } from '#api/platform/context.ts';
import type { testShop } from '../test-shop.ts';

/** Inserts a shopper account and returns its context. */
export async function newShopper(shop: ReturnType<typeof testShop>) {
  const accountId = newUuid();
  await shop.asOwner(
    `insert into account (id, user_name, email, created_at, updated_at)
     values ($1, 'Test Shopper', $2, now(), now())`,
    [accountId, `${accountId}@example.test`],
  );
  return {
    accountId,
    ctx: shop.as({ ...(shop.shopper() as Actor & { kind: 'shopper' }), accountId }),
  };
}
