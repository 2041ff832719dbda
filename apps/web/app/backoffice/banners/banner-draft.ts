import type { BannerDraft, StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { parseShopTime, toShopTime } from '../shared/shop-clock.ts';

/** The banner form: every field as text. */
export interface BannerFields {
  kind: StaffBanner['kind'];
  title: string;
  text: string;
  link: string;
  linkLabel: string;
  picture: string;
  startsAt: string;
  endsAt: string;
  isActive: string;
}

export const newDraft: BannerFields = {
  kind: 'shelf',
  title: '',
  text: '',
  link: '',
  linkLabel: '',
  picture: '',
  startsAt: '',
  endsAt: '',
  isActive: 'true',
};

export const draftOf = (banner: StaffBanner): BannerFields => ({
  kind: banner.kind,
  title: banner.title,
  text: banner.text,
  link: banner.link,
  linkLabel: banner.linkLabel,
  picture: banner.picture ?? '',
  startsAt: toShopTime(banner.startsAt),
  endsAt: toShopTime(banner.endsAt),
  isActive: String(banner.isActive),
});

/** Converts the draft to a request body. Empty fields mean no image, start or end. */
export const bodyOf = (fields: BannerFields): BannerDraft => ({
  kind: fields.kind,
  title: fields.title.trim(),
  text: fields.text.trim(),
  link: fields.link.trim(),
  linkLabel: fields.linkLabel.trim(),
  picture: fields.picture || null,
  startsAt: parseShopTime(fields.startsAt),
  endsAt: parseShopTime(fields.endsAt),
  isActive: fields.isActive === 'true',
});
