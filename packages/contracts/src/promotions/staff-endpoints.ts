import { endpoint } from '../endpoint.ts';
import { promotionStaffPaths } from './staff-paths.ts';
import {
  PromotionBody,
  PromotionEditBody,
  PromotionReply,
  PromotionsQuery,
  PromotionsReply,
  PromotionId,
} from './staff-schemas.ts';

const bodyErrors = [
  'catalog.steep_price',
  'auth.confirmation_required',
  'promotion.code_taken',
  'promotion.target_not_found',
] as const;

export const promotionStaffApi = {
  list: endpoint(promotionStaffPaths.list, {
    access: { staff: 'promotions', action: 'view' },
    summary: 'List promotions, newest first',
    query: PromotionsQuery,
    reply: PromotionsReply,
  }),
  view: endpoint(promotionStaffPaths.view, {
    access: { staff: 'promotions', action: 'view' },
    summary: 'Retrieve a promotion with its number of redemptions',
    params: PromotionId,
    reply: PromotionReply,
    errors: ['promotion.not_found'],
  }),
  add: endpoint(promotionStaffPaths.add, {
    access: { staff: 'promotions', action: 'change' },
    summary: 'Create a promotion: percentage or fixed amount, automatic or by code',
    body: PromotionBody,
    reply: PromotionReply,
    errors: bodyErrors,
  }),
  edit: endpoint(promotionStaffPaths.edit, {
    access: { staff: 'promotions', action: 'change' },
    summary: 'Update a promotion; existing orders keep their discount',
    params: PromotionId,
    body: PromotionEditBody,
    reply: PromotionReply,
    errors: [
      ...bodyErrors,
      'promotion.not_found',
      'promotion.edit_conflict',
      'promotion.limit_below_redemptions',
    ],
  }),
  end: endpoint(promotionStaffPaths.end, {
    access: { staff: 'promotions', action: 'change' },
    summary: 'End a promotion now',
    params: PromotionId,
    reply: PromotionReply,
    errors: ['promotion.not_found'],
  }),
};
