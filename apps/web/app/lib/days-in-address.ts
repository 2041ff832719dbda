const wholeDay = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as addresses write it, if it is one. */
export const dayIn = (text: string | null | undefined): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** `Nov 1, 2026`. */
export const dayName = (day: string): string => wholeDay.format(new Date(day));

/** `Nov 1, 2026 to Nov 15, 2026`, or the one end that is known. */
export function daysName(from: string | undefined, to: string | undefined): string {
  const [start, end] = [from, to].map((text) => text && dayName(text));
  if (start && end) return start === end ? start : `${start} to ${end}`;
  if (start) return `Since ${start}`;
  return end ? `Up to ${end}` : 'any day';
}
