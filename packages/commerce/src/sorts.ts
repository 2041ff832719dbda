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

/** The orders of the list of products for staff. */
export const staffSorts = [
  'newest',
  'oldest',
  'name-atoz',
  'name-ztoa',
  'price-lowtohigh',
  'price-hightolow',
  'changed',
] as const;
