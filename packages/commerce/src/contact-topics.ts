/** What people write to the shop about, as they choose it. */
export const contactTopics = {
  before_buying: 'Choosing parts',
  order: 'An order or its delivery',
  return_or_warranty: 'A return or a warranty claim',
  privacy: 'My personal data',
  other: 'Something else',
} as const;

export type ContactTopic = keyof typeof contactTopics;
