import type { PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import { addPromotion } from '#api/modules/promotions/edit-promotion.ts';
import type { Actor } from '#api/platform/context.ts';
import type { testShop } from '../test-shop.ts';

const hourMs = 3_600_000;

/** Returns an automatic 10% promotion on everything for a day, with overrides. */
export const draftPromotion = (changes: Partial<PromotionBody> = {}): PromotionBody => ({
  name: 'Payday sale',
  code: null,
  kind: 'percent',
  value: 10,
  scope: 'all',
  targets: [],
  minimum: 0 as PromotionBody['minimum'],
  startsAt: new Date(Date.now() - hourMs).toISOString(),
  endsAt: new Date(Date.now() + 24 * hourMs).toISOString(),
  maxRedemptions: null,
  maxPerCustomer: null,
  ...changes,
});

export const newPromotion = (
  shop: ReturnType<typeof testShop>,
  changes: Partial<PromotionBody> = {},
  by: Actor = shop.staff(),
) => addPromotion(shop.as(by), draftPromotion(changes));
