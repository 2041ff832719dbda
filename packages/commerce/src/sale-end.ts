const manila = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/**
 * The last moment of a sale in Manila: `Sun 22 Nov, 11:59 PM`. One that ends at midnight ends, to
 * everybody, the day before. Put together from its parts, since servers and browsers differ in
 * the spaces and commas between them.
 */
export function formatSaleEnd(endsAt: string): string {
  const last = new Date(endsAt).getTime() - 1;
  const parts = new Map(manila.formatToParts(last).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const time = `${part('hour')}:${part('minute')} ${part('dayPeriod').toUpperCase()}`;
  return `${part('weekday')} ${part('day')} ${part('month')}, ${time}`;
}
