import { visitContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/robots.ts';

/** What is for one person, or the same parts in another order, is nobody's to index. */
const kept = ['/api/', '/admin', '/auth/', '/shop/account', '/shop/checkout', '/*search='];

/** Pictures are asked for by those who show a card where somebody links here. */
const shown = ['/api/images/', '/api/shop/builds/picture'];

export function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(visitContext);
  const lines = [
    'User-agent: *',
    ...shown.map((path) => `Allow: ${path}`),
    ...kept.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
