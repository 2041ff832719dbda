/** Intended uses of a PC. */
export const purposes = ['office', '1080p', '1440p', '4k', 'creator'] as const;
export type Purpose = (typeof purposes)[number];

export const purposeNames: Readonly<Record<Purpose, string>> = {
  office: 'Office and school',
  '1080p': 'Gaming at 1080p',
  '1440p': 'Gaming at 1440p',
  '4k': 'Gaming at 4K',
  creator: 'Video, photos and 3D',
};
