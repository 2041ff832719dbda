import { query } from '@sirkito/e2e/stack/database';
import { call, type Reply } from '../../load/call.ts';
import type { Shop } from '../../stack/shop.ts';

/** Lists product pages that nobody has opened since the web server started. */
export async function unseenPages(
  { databaseUrl, web }: Shop,
  { count, skip }: { count: number; skip: number },
): Promise<string[]> {
  const { rows } = await query(
    databaseUrl,
    `select id, slug from product where status = 'active' and sku not like 'B-%'
     order by id limit $1 offset $2`,
    [count, skip],
  );
  return (rows as { id: string; slug: string }[]).map(
    ({ id, slug }) => `${web.url}/shop/product/${id}/${slug}`,
  );
}

/** Opens a page that nobody has opened before. */
export async function openUnseenPage(shop: Shop, skip: number): Promise<Reply> {
  const [page = ''] = await unseenPages(shop, { count: 1, skip });
  return call(page);
}
