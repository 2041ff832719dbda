import { endpoint } from '../endpoint.ts';
import { bannerStaffPaths } from './staff-paths.ts';
import {
  BannerBody,
  StaffBannersReply,
  StaffBannerReply,
  BannerId,
  BannerOrder,
} from './staff-schemas.ts';

export const bannerStaffApi = {
  list: endpoint(bannerStaffPaths.list, {
    access: { staff: 'banners', action: 'view' },
    summary: 'List all banners, including hidden ones',
    reply: StaffBannersReply,
  }),
  view: endpoint(bannerStaffPaths.view, {
    access: { staff: 'banners', action: 'view' },
    summary: 'Retrieve a banner',
    params: BannerId,
    reply: StaffBannerReply,
    errors: ['content.banner_not_found'],
  }),
  add: endpoint(bannerStaffPaths.add, {
    access: { staff: 'banners', action: 'change' },
    summary: 'Create a banner, last in its placement',
    body: BannerBody,
    reply: StaffBannerReply,
    errors: ['catalog.image_not_found'],
  }),
  edit: endpoint(bannerStaffPaths.edit, {
    access: { staff: 'banners', action: 'change' },
    summary: 'Update a banner',
    params: BannerId,
    body: BannerBody,
    reply: StaffBannerReply,
    errors: ['content.banner_not_found', 'catalog.image_not_found'],
  }),
  order: endpoint(bannerStaffPaths.order, {
    access: { staff: 'banners', action: 'change' },
    summary: 'Reorder the banners of a placement',
    body: BannerOrder,
    reply: StaffBannersReply,
  }),
  remove: endpoint(bannerStaffPaths.remove, {
    access: { staff: 'banners', action: 'change' },
    summary: 'Delete a banner',
    params: BannerId,
    reply: StaffBannersReply,
    errors: ['content.banner_not_found'],
  }),
};
