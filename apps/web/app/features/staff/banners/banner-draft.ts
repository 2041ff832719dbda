import type { BannerDraft, StaffBanner } from '@sirkito/contracts/banner-staff';
import { momentOf, toShopClock } from '../shop-clock.ts';
import type { Draft } from '../use-draft.ts';

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
  startsAt: toShopClock(banner.startsAt),
  endsAt: toShopClock(banner.endsAt),
  isActive: String(banner.isActive),
});

/** What is sent. An empty box is no picture, no start, no end. */
export function bodyOf(draft: Draft): BannerDraft {
  const text = (name: string) => draft[name]?.trim() ?? '';
  return {
    kind: text('kind') as StaffBanner['kind'],
    title: text('title'),
    text: text('text'),
    link: text('link'),
    linkLabel: text('linkLabel'),
    picture: text('picture') || null,
    startsAt: momentOf(text('startsAt')),
    endsAt: momentOf(text('endsAt')),
    isActive: text('isActive') === 'true',
  };
}
