import { dateParts, formatCount, formatDate } from './format.ts';

// Separate from format.ts to keep these out of the landing page bundles.

/** Formats `Nov 1 – Nov 15, 2026`, with both years if they differ. */
export function formatDateRange(from: string | Date, to: string | Date): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  if (first === last) return first;
  const { day, year } = dateParts(from);
  return `${year === dateParts(to).year ? day : first} – ${last}`;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats `14 min 05 s left`, `3 h 20 min left` or `2 days left`. */
export function formatTimeLeft(ms: number): string {
  const whole = (unit: number) => Math.floor(ms / unit);
  if (ms >= dayMs) return `${formatCount(whole(dayMs), 'day')} left`;
  if (ms >= hourMs) return `${whole(hourMs)} h ${twoDigits(whole(minuteMs) % 60)} min left`;
  if (ms >= minuteMs) return `${whole(minuteMs)} min ${twoDigits(whole(secondMs) % 60)} s left`;
  return `${whole(secondMs)} s left`;
}

/** Formats `Now`, `59 min` or `23 h`, and the date after one day. */
export function formatAge(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < minuteMs) return 'Now';
  if (age < hourMs) return `${Math.floor(age / minuteMs)} min`;
  if (age < dayMs) return `${Math.floor(age / hourMs)} h`;
  return formatDate(at);
}
