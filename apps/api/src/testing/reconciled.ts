import { expect } from 'vitest';
import { reconcile } from '#api/modules/orders/reconcile.ts';
import type { testShop } from './test-shop.ts';

/** Ends every suite that moves stock or money. */
export async function expectReconciled(shop: ReturnType<typeof testShop>): Promise<void> {
  const checks = await reconcile(shop.as({ kind: 'shop' }));
  expect(checks.filter(({ different }) => different.length > 0)).toEqual([]);
}
