import type {
  PromotionDraft,
  PromotionEdit,
  PromotionId,
  PromotionReply,
  PromotionsQueryInput,
  PromotionsReply,
} from './staff-schemas.ts';
import { call } from '../call.ts';

type One = { params: PromotionId; reply: PromotionReply };

export const promotionStaffPaths = {
  list: call<{ query: PromotionsQueryInput; reply: PromotionsReply }>(
    'GET',
    '/api/admin/promotions',
  ),
  view: call<One>('GET', '/api/admin/promotions/:id'),
  add: call<{ body: PromotionDraft; reply: PromotionReply }>('POST', '/api/admin/promotions'),
  edit: call<One & { body: PromotionEdit }>('PUT', '/api/admin/promotions/:id'),
  end: call<One>('POST', '/api/admin/promotions/:id/end'),
};
