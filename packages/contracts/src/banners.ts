import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bannerPaths } from './paths/banners.ts';

export const bannerKinds = ['hero', 'shelf', 'feature'] as const;

/** One thing the staff put on the home page. */
export const Banner = z.object({
  id: z.uuid(),
  /** The opening of the page, a row of products, or a large picture with words. */
  kind: z.enum(bannerKinds),
  title: z.string(),
  text: z.string(),
  /** A page of this shop. A shelf shows the first products of the listing it leads to. */
  link: z.string(),
  linkLabel: z.string(),
  /** A path without size and format, like those of a product. */
  picture: z.string().nullable(),
});
export type Banner = z.output<typeof Banner>;

export const BannersReply = z.object({ success: z.literal(true), data: z.array(Banner) });
export type BannersReply = z.output<typeof BannersReply>;

export const bannersApi = {
  running: endpoint(bannerPaths.running, {
    access: 'public',
    isShared: true,
    summary: 'What the home page shows now, in its order',
    reply: BannersReply,
    errors: [],
  }),
};
