const form = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

export const reviewDate = (at: string): string => form.format(new Date(at));
