/** An absolute URL and, if known, when its page last changed. */
export interface SitemapEntry {
  address: string;
  changedAt?: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const text = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const document = (root: string, items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`;

/** Renders a sitemap. */
export const sitemap = (entries: readonly SitemapEntry[]): string =>
  document(
    'urlset',
    entries.map(({ address, changedAt }) => {
      const changed = changedAt ? `<lastmod>${text(changedAt)}</lastmod>` : '';
      return `<url><loc>${text(address)}</loc>${changed}</url>`;
    }),
  );

/** Renders a sitemap index. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  document(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${text(address)}</loc></sitemap>`),
  );

export const xmlResponse = (body: string, seconds: number): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${seconds}`,
    },
  });
