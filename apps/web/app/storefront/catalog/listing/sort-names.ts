import type { Sort } from '@sirkito/commerce';

/** In the order of the menu. */
export const sortNames: Record<Sort, string> = {
  featured: 'Featured',
  relevance: 'Relevance',
  newest: 'Newest',
  'price-lowtohigh': 'Price: low to high',
  'price-hightolow': 'Price: high to low',
  'title-atoz': 'Name: A to Z',
  'title-ztoa': 'Name: Z to A',
  rating: 'Top rated',
  saving: 'Biggest saving',
  discount: 'Biggest discount',
};
