import { expect } from 'vitest';
import { reconcile } from '#api/modules/orders/reconcile/reconcile.ts';
import type { testShop } from './test-shop.ts';

/** Asserts that stock, orders and payments agree. Run it last in suites that change them. */
export async function expectReconciled(shop: ReturnType<typeof testShop>): Promise<void> {
  const checks = await reconcile(shop.as({ kind: 'shop' }));
  expect(checks.filter(({ different }) => different.length > 0)).toEqual([]);
}
