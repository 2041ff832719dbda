export const promotionKinds = ['percent', 'amount'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** What a promotion is for. */
export const promotionScopes = ['all', 'products', 'brands', 'categories'] as const;
export type PromotionScope = (typeof promotionScopes)[number];

/** Every order leaves something to pay. */
export const highestPercent = 90;

export const promotionTargetLimit = 200;

/** Letters, digits and dashes, as they are typed on a phone: in capitals. */
export const promotionCodeForm = /^[A-Z0-9][A-Z0-9-]{2,23}$/;
