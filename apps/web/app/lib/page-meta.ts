import type { MetaDescriptor } from 'react-router';

interface Page {
  /** What the page is about; the shop's name is put behind it. Absent on the home page. */
  title?: string;
  /** One or two sentences of its own. */
  description: string;
  /** The one address of the page, with the query that makes it another page and no more. */
  path: string;
  /** Path of a picture of what the page is about; otherwise the shop's own. */
  picture?: string | undefined;
  /** For what people reach through the shop alone, such as what somebody searched for. */
  isHidden?: boolean;
}

/** Title, description, canonical address and the card that others show when they link here. */
export function pageMeta(matches: readonly (Match | undefined)[], page: Page): MetaDescriptor[] {
  const { shopUrl, brandName, tagline } = loadedBy(matches);
  const { description, path, picture = '/open-graph.png', isHidden = false } = page;
  const title = page.title ? `${page.title} | ${brandName}` : `${brandName} | ${tagline}`;
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: shopUrl + path }]),
    { property: 'og:site_name', content: brandName },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_PH' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: shopUrl + path },
    { property: 'og:image', content: shopUrl + picture },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** For a page that is nobody else's business, and so no search engine's. */
export const privateMeta = (
  matches: readonly (Match | undefined)[],
  title: string,
): MetaDescriptor[] => [
  { title: `${title} | ${loadedBy(matches).brandName}` },
  { name: 'robots', content: 'noindex' },
];

interface Match {
  loaderData?: unknown;
}

interface Loaded {
  shopUrl?: string;
  brandName?: string;
  tagline?: string;
}

/** What the root and the shop's layout loaded. When they failed, the error page has its own title. */
function loadedBy(matches: readonly (Match | undefined)[]) {
  const loaded = matches.map((match) => (match?.loaderData ?? {}) as Loaded);
  const text = (name: keyof Loaded) => loaded.find((data) => data[name])?.[name] ?? '';
  return { shopUrl: text('shopUrl'), brandName: text('brandName'), tagline: text('tagline') };
}
