const form = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});

/** As the clock in the shop shows it. */
export const shopTime = (iso: string): string => form.format(new Date(iso));
