import type {
  BannerDraft,
  BannerId,
  BannerOrder,
  StaffBannerReply,
  StaffBannersReply,
} from './staff-schemas.ts';
import { call } from '../call.ts';

type All = { reply: StaffBannersReply };

export const bannerStaffPaths = {
  list: call<All>('GET', '/api/admin/banners'),
  view: call<{ params: BannerId; reply: StaffBannerReply }>('GET', '/api/admin/banners/:id'),
  add: call<{ body: BannerDraft; reply: StaffBannerReply }>('POST', '/api/admin/banners'),
  edit: call<{ params: BannerId; body: BannerDraft; reply: StaffBannerReply }>(
    'PUT',
    '/api/admin/banners/:id',
  ),
  order: call<All & { body: BannerOrder }>('PUT', '/api/admin/banners/order'),
  remove: call<All & { params: BannerId }>('DELETE', '/api/admin/banners/:id'),
};
