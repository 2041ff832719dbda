import { z } from 'zod';
import { bannerKinds } from './schemas.ts';

const line = (max: number) => z.string().trim().min(1, 'Required').max(max);

const fields = {
  kind: z.enum(bannerKinds),
  title: line(80),
  text: z.string().trim().max(280),
  link: line(400),
  linkLabel: line(40),
  /** Name of an uploaded file; null for the default image. */
  picture: z.string().max(160).nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  isActive: z.boolean(),
};

/** Browsers drop tabs and line breaks and read `\` as `/`, and two slashes lead to another site. */
const ownPage = /^\/(?:[^\s/\\][^\s\\]*)?$/;

export const BannerBody = z
  .object({
    ...fields,
    link: fields.link.regex(ownPage, 'Enter a page of the shop, such as /shop/deals'),
  })
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    { path: ['endsAt'], error: 'Must be after the start' },
  );
export type BannerBody = z.output<typeof BannerBody>;
export type BannerDraft = z.input<typeof BannerBody>;

const StaffBanner = z.object({
  ...fields,
  id: z.uuid(),
  state: z.enum(['shown', 'planned', 'over', 'off']),
});
export type StaffBanner = z.output<typeof StaffBanner>;

export const StaffBannersReply = z.object({ success: z.literal(true), data: z.array(StaffBanner) });
export type StaffBannersReply = z.output<typeof StaffBannersReply>;

export const StaffBannerReply = z.object({ success: z.literal(true), data: StaffBanner });
export type StaffBannerReply = z.output<typeof StaffBannerReply>;

export const BannerId = z.object({ id: z.uuid() });
export type BannerId = z.input<typeof BannerId>;

export const BannerOrder = z.object({
  kind: z.enum(bannerKinds),
  /** In display order. */
  ids: z.array(z.uuid()).min(1).max(200),
});
export type BannerOrder = z.output<typeof BannerOrder>;
