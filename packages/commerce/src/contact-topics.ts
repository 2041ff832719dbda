/** Contact form topics and their labels. */
export const contactTopics = {
  before_buying: 'Choosing parts',
  order: 'An order or delivery',
  return_or_warranty: 'A return or warranty claim',
  privacy: 'My personal data',
  other: 'Something else',
} as const;
