const manila = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** A sale that ends at midnight ends, to everybody, the day before. */
const lastOf = (endsAt: string): Date => new Date(new Date(endsAt).getTime() - 1);

/** The last day of a sale in Manila: `November 22`. */
export const formatSaleDay = (endsAt: string): string =>
  lastOf(endsAt).toLocaleDateString('en-PH', {
    timeZone: 'Asia/Manila',
    day: 'numeric',
    month: 'long',
  });

/**
 * The last moment of a sale in Manila: `Sun 22 Nov, 11:59 PM`. Put together from its parts, since
 * servers and browsers differ in the spaces and commas between them.
 */
export function formatSaleEnd(endsAt: string): string {
  const parts = new Map(
    manila.formatToParts(lastOf(endsAt)).map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const time = `${part('hour')}:${part('minute')} ${part('dayPeriod').toUpperCase()}`;
  return `${part('weekday')} ${part('day')} ${part('month')}, ${time}`;
}
