/** The orders a listing can stand in. The first is the one nobody has to ask for. */
export const sorts = [
  'relevance',
  'newest',
  'price-lowtohigh',
  'price-hightolow',
  'title-atoz',
  'title-ztoa',
  'rating',
  'discount',
] as const;

export type Sort = (typeof sorts)[number];
