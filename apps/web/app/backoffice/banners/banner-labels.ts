import type { StaffBanner } from '@sirkito/contracts/banners/staff-schemas';

export const kindNames: Record<StaffBanner['kind'], string> = {
  hero: 'Hero',
  shelf: 'Product rows',
  feature: 'Features',
};

/** Hints by placement. */
export const kindHints: Record<StaffBanner['kind'], string> = {
  hero: 'The first active banner is the hero',
  shelf: 'Shows the first 4 products of the linked listing',
  feature: 'Large image with text, below the product rows',
};

export const stateNames: Record<StaffBanner['state'], string> = {
  shown: 'Active',
  planned: 'Scheduled',
  over: 'Ended',
  off: 'Hidden',
};
