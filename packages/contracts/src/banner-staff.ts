import { z } from 'zod';
import { bannerKinds } from './banners.ts';
import { endpoint } from './endpoint.ts';
import { bannerStaffPaths } from './paths/banner-staff.ts';

const line = (max: number) => z.string().trim().min(1, 'Please fill this in').max(max);

const fields = {
  kind: z.enum(bannerKinds),
  title: line(80),
  text: z.string().trim().max(280),
  link: line(400).regex(/^\/(?![/\\])/, 'A page of this shop, such as /shop/deals'),
  linkLabel: line(40),
  /** The name of an uploaded file; null for the shop's own picture. */
  picture: z.string().max(160).nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  isActive: z.boolean(),
};

export const BannerBody = z
  .object(fields)
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    { path: ['endsAt'], error: 'After the start' },
  );
export type BannerBody = z.output<typeof BannerBody>;
export type BannerDraft = z.input<typeof BannerBody>;

const StaffBanner = z.object({
  ...fields,
  id: z.uuid(),
  state: z.enum(['shown', 'planned', 'over', 'off']),
});
export type StaffBanner = z.output<typeof StaffBanner>;

const StaffBannersReply = z.object({ success: z.literal(true), data: z.array(StaffBanner) });
export type StaffBannersReply = z.output<typeof StaffBannersReply>;

const StaffBannerReply = z.object({ success: z.literal(true), data: StaffBanner });
export type StaffBannerReply = z.output<typeof StaffBannerReply>;

const BannerId = z.object({ id: z.uuid() });
export type BannerId = z.input<typeof BannerId>;

const BannerOrder = z.object({
  kind: z.enum(bannerKinds),
  /** From the top of the page down. */
  ids: z.array(z.uuid()).min(1).max(200),
});
export type BannerOrder = z.output<typeof BannerOrder>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const bannerStaffApi = {
  list: endpoint(bannerStaffPaths.list, {
    access: 'staff',
    summary: 'Every banner of the home page, also those that are not shown now',
    reply: StaffBannersReply,
    errors: staffErrors,
  }),
  view: endpoint(bannerStaffPaths.view, {
    access: 'staff',
    summary: 'One banner',
    params: BannerId,
    reply: StaffBannerReply,
    errors: [...staffErrors, 'content.banner_not_found'],
  }),
  add: endpoint(bannerStaffPaths.add, {
    access: 'staff',
    summary: 'Add a banner below the others of its kind',
    body: BannerBody,
    reply: StaffBannerReply,
    errors: [...staffErrors, 'catalog.picture_unknown'],
  }),
  edit: endpoint(bannerStaffPaths.edit, {
    access: 'staff',
    summary: 'Change what a banner shows and when',
    params: BannerId,
    body: BannerBody,
    reply: StaffBannerReply,
    errors: [...staffErrors, 'content.banner_not_found', 'catalog.picture_unknown'],
  }),
  order: endpoint(bannerStaffPaths.order, {
    access: 'staff',
    summary: 'Say in which order the banners of a kind stand',
    body: BannerOrder,
    reply: StaffBannersReply,
    errors: staffErrors,
  }),
  remove: endpoint(bannerStaffPaths.remove, {
    access: 'staff',
    summary: 'Take a banner off for good',
    params: BannerId,
    reply: StaffBannersReply,
    errors: [...staffErrors, 'content.banner_not_found'],
  }),
};
