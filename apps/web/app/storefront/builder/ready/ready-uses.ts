import type { Purpose } from '@sirkito/commerce';

/** What ready builds are for, in display order. */
export const readyUses: readonly { id: string; title: string; purposes: readonly Purpose[] }[] = [
  { id: 'gaming', title: 'Gaming', purposes: ['1080p', '1440p', '4k'] },
  { id: 'office', title: 'Office and school', purposes: ['office'] },
  { id: 'creator', title: 'Video, photos and 3D', purposes: ['creator'] },
];
