export { releasePromotionUse } from './promotions.queries.ts';
export { lockOfferedPromotions, offerPromotions, type PromotedDraft } from './offer-promotions.ts';
export { reapplyPromotionUse } from './reapply-promotion-use.ts';
