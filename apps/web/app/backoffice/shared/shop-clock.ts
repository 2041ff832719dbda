const shopOffset = '+08:00';
const shopOffsetMs = 8 * 60 * 60 * 1_000;

/**
 * Converts a timestamp to shop local time for a datetime field. Keeps seconds if set, so saving
 * another field does not change it.
 */
export function toShopTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const local = new Date(new Date(iso).getTime() + shopOffsetMs).toISOString();
  return local.replace(/(?::00)?[.]000Z$|Z$/, '');
}

const minuteLength = 'yyyy-mm-ddThh:mm'.length;

export const fromShopTime = (local: string | null | undefined) =>
  local && `${local}${local.length === minuteLength ? ':00' : ''}${shopOffset}`;

/** Parses a datetime field: null when empty, '' when invalid. */
export function parseShopTime(local: string): string | null {
  const timestamp = fromShopTime(local);
  if (!timestamp) return null;
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
