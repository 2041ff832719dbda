export { releasePromotionUse } from './promotions.queries.ts';
export { reapplyPromotionUse } from './reapply-promotion-use.ts';
