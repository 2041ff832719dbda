import { z } from 'zod';
import { ImagePath } from '../image-path.ts';

export const bannerKinds = ['hero', 'shelf', 'feature'] as const;

/** A banner on the home page. */
export const Banner = z.object({
  id: z.uuid(),
  /** Hero, row of products, or large image with text. */
  kind: z.enum(bannerKinds),
  title: z.string(),
  text: z.string(),
  /** A path within the shop. A shelf shows the first products of that listing. */
  link: z.string(),
  linkLabel: z.string(),
  picture: ImagePath.nullable(),
});
export type Banner = z.output<typeof Banner>;

export const BannersReply = z.object({ success: z.literal(true), data: z.array(Banner) });
export type BannersReply = z.output<typeof BannersReply>;
