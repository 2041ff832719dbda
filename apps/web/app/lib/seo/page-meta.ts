import { isRecord } from '@sirkito/commerce';
import type { MetaDescriptor } from 'react-router';

interface Page {
  /** The shop's name is appended. Absent on the home page. */
  title?: string;
  /** One or two sentences, unique to the page. */
  description: string;
  /** Canonical path, with only the query parameters that identify the page. */
  path: string;
  /** Path of the preview image; defaults to the shop's. */
  picture?: string | undefined;
  /** Excludes the page from search engines, e.g. search results. */
  isHidden?: boolean;
}

/** Returns the title, description, canonical link and Open Graph tags. */
export function pageMeta(matches: readonly (Match | undefined)[], page: Page): MetaDescriptor[] {
  const { shopUrl, imagesUrl, brandName, tagline } = loadedBy(matches);
  const { description, path, picture = '/open-graph.png', isHidden = false } = page;
  const pictureOrigin = picture.startsWith('/api/images/') ? imagesUrl || shopUrl : shopUrl;
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
    { property: 'og:image', content: pictureOrigin + picture },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the title and noindex, for private pages. */
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

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the root and layout loader data. If they failed, the error page sets its own title. */
function loadedBy(matches: readonly (Match | undefined)[]) {
  const loaded = matches.map((match) => match?.loaderData).filter(isRecord);
  const text = (name: string) => loaded.map((data) => data[name]).find(isText) ?? '';
  return {
    shopUrl: text('shopUrl'),
    imagesUrl: text('imagesUrl'),
    brandName: text('brandName'),
    tagline: text('tagline'),
  };
}
