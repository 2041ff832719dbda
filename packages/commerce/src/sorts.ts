/** Sort orders of a listing. The default is `relevance` for a search and `featured` without one. */
export const sorts = [
  'featured',
  'relevance',
  'newest',
  'price-lowtohigh',
  'price-hightolow',
  'title-atoz',
  'title-ztoa',
  'rating',
  'saving',
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
