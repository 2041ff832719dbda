export const promotionKinds = ['percent', 'amount'] as const;

/** Products a promotion applies to. */
export const promotionScopes = ['all', 'products', 'brands', 'categories'] as const;

/** Below 100, so that every order has an amount to pay. */
export const maxPromotionPercent = 90;

export const maxPromotionTargets = 200;

/** Capital letters, digits and dashes. */
export const promotionCodePattern = /^[A-Z0-9][A-Z0-9-]{2,23}$/;
