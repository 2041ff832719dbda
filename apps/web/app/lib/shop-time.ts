const timeZone = 'Asia/Manila';
const dated = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});
const withWeekday = new Intl.DateTimeFormat('en-PH', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** As the clock in the shop shows it, with the year. */
export const shopTime = (iso: string): string => dated.format(new Date(iso));

/** The same for what is of these weeks, with the day of the week. */
export const orderTime = (iso: string): string => withWeekday.format(new Date(iso));
