import { requestContext } from '#web/lib/api/request-context.ts';
import type { Route } from './+types/robots.ts';

/** Private pages, and search results that duplicate listings. */
const disallowed = ['/api/', '/admin', '/auth/', '/shop/account', '/shop/checkout', '/*search='];

/** Images for link previews. */
const allowed = ['/api/images/', '/api/shop/builds/picture'];

export function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(requestContext);
  const lines = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...disallowed.map((path) => `Disallow: ${path}`),
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
