import type { StaffBanner } from '@sirkito/contracts/banner-staff';

export const kindNames: Record<StaffBanner['kind'], string> = {
  hero: 'Opening',
  shelf: 'Shelves of products',
  feature: 'Large pictures',
};

/** What people should know about each. */
export const kindHints: Record<StaffBanner['kind'], string> = {
  hero: 'The first one that is shown opens the page',
  shelf: 'The first products of the listing that the link leads to',
  feature: 'A picture with words, below the shelves',
};

export const stateNames: Record<StaffBanner['state'], string> = {
  shown: 'Shown',
  planned: 'Planned',
  over: 'Over',
  off: 'Off',
};
