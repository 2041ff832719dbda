import { entriesOf } from '@sirkito/commerce';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { hasBanners, insertBanners } from './banners.queries.ts';

/** The home page of a new shop. */
const defaultBanners = {
  hero: [
    {
      title: 'Know it fits before you buy it.',
      text: 'Processors, motherboards, graphics cards and more, with the specs that decide what fits. If a spec is missing, we tell you.',
      link: '/shop/listing',
      link_label: 'Shop all products',
    },
  ],
  shelf: [
    {
      title: 'Top deals',
      text: '',
      link: '/shop/deals',
      link_label: 'See all deals',
    },
    {
      title: 'Graphics cards under ₱30,000',
      text: 'In stock now. Staff picks to start a build with.',
      link: '/shop/listing?category=graphics_card&availability=in_stock&max_price=30000',
      link_label: 'See all',
    },
    {
      title: 'New arrivals',
      text: '',
      link: '/shop/listing?category=pc_components&sort=newest',
      link_label: 'See all new arrivals',
    },
  ],
  feature: [
    {
      title: 'Monitors to match your graphics card',
      text: 'Choose the graphics card first, then a monitor with matching ports and refresh rate.',
      link: '/shop/listing?category=monitor',
      link_label: 'Monitors',
    },
    {
      title: 'Headsets, wired or wireless',
      text: 'Stereo or surround, cable or 2.4 GHz: check the specs, then pick a color.',
      link: '/shop/listing?category=headset',
      link_label: 'Headsets',
    },
  ],
};

/** Seeds an empty home page. Does nothing once there is a banner. */
export async function seedBanners(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const now = ctx.now();
  const rows = entriesOf(defaultBanners).flatMap(([kind, banners]) =>
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
