/** Sort orders of a listing; the first is the default. */
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

/** Sort orders of the staff product list. */
export const staffSorts = [
  'newest',
  'oldest',
  'name-atoz',
  'name-ztoa',
  'price-lowtohigh',
  'price-hightolow',
  'changed',
] as const;
