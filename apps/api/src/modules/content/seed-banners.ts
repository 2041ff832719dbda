import { requireShop, type Ctx } from '#api/platform/context.ts';
import { hasBanners, insertBanners } from './banners.queries.ts';

/** The home page as a new shop opens it. */
const first = {
  hero: [
    {
      title: 'Know it fits before you buy it.',
      text: 'Processors, boards, graphics cards and everything around them, with the facts that decide whether they fit. Where a fact is missing, we say so.',
      link: '/shop/listing',
      link_label: 'Browse all parts',
    },
  ],
  shelf: [
    {
      title: 'Deals, biggest saving first',
      text: '',
      link: '/shop/deals',
      link_label: 'All deals',
    },
    {
      title: 'Graphics cards under ₱30,000',
      text: 'On the shelf now. Chosen by our staff as a place to start a build.',
      link: '/shop/listing?category=graphics_card&availability=in_stock&max_price=30000&sort=price-hightolow',
      link_label: 'See all of them',
    },
    {
      title: 'New components',
      text: '',
      link: '/shop/listing?category=pc_components&sort=newest',
      link_label: 'All that is new',
    },
  ],
  feature: [
    {
      title: 'Monitors that keep up with the card',
      text: 'Pick the panel after the graphics card: outputs and refresh rate have to match.',
      link: '/shop/listing?category=monitor',
      link_label: 'Monitors',
    },
    {
      title: 'Headsets, wired or not',
      text: 'Stereo or surround, cable or wireless: settle the facts, then the colour.',
      link: '/shop/listing?category=headset',
      link_label: 'Headsets',
    },
  ],
};

/** Fills an empty home page. Once there is a banner, the page belongs to the staff. */
export async function seedBanners(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const now = ctx.now();
  const rows = Object.entries(first).flatMap(([kind, banners]) =>
    banners.map((banner, position) => ({
      ...banner,
      id: ctx.newId(),
      kind,
      position,
      created_at: now,
      updated_at: now,
    })),
  );
  return ctx.transact(async (tx) => {
    if (await hasBanners(tx)) return 0;
    await insertBanners(tx, rows);
    return rows.length;
  });
}
