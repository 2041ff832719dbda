import { shopPaths } from '#web/lib/shop-paths.ts';
import type { ListingState } from './listing-state.ts';

interface Described {
  state: ListingState;
  heading: string;
  description: string;
}

/** A filtered listing is a part of its category, and says so to search engines. */
const canonicalPath = ({ category, isDeals }: ListingState): string => {
  if (isDeals) return shopPaths.deals;
  return category ? shopPaths.category(category) : shopPaths.allProducts;
};

export function listingMeta({ state, heading, description }: Described, shop = '') {
  return [
    { title: `${heading} | ${shop}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonicalPath(state) },
    // What somebody typed is no page of ours.
    ...(state.search ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
