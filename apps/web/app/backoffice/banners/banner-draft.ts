import type { BannerDraft, StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { parseShopTime, toShopTime } from '../shared/shop-clock.ts';
import type { Draft } from '../shared/use-draft.ts';

export const newDraft: Draft = {
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

export const draftOf = (banner: StaffBanner): Draft => ({
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
export function bodyOf(draft: Draft): BannerDraft {
  const text = (name: string) => draft[name]?.trim() ?? '';
  return {
    kind: text('kind') as StaffBanner['kind'],
    title: text('title'),
    text: text('text'),
    link: text('link'),
    linkLabel: text('linkLabel'),
    picture: text('picture') || null,
    startsAt: parseShopTime(text('startsAt')),
    endsAt: parseShopTime(text('endsAt')),
    isActive: text('isActive') === 'true',
  };
}
