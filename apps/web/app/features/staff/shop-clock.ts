const shopOffset = '+08:00';
const shopOffsetMs = 8 * 60 * 60 * 1_000;

/**
 * A moment as the clock in the shop shows it, for a field of date and time. Seconds stay where there
 * are any: whoever mends something else does not move it.
 */
export function toShopClock(iso: string | null | undefined): string {
  if (!iso) return '';
  const local = new Date(new Date(iso).getTime() + shopOffsetMs).toISOString();
  return local.replace(/(?::00)?[.]000Z$|Z$/, '');
}

const toTheMinute = 'yyyy-mm-ddThh:mm'.length;

export const fromShopClock = (local: string | undefined) =>
  local && `${local}${local.length === toTheMinute ? ':00' : ''}${shopOffset}`;

/** What was typed as the API takes it: null for an empty box, and '' for what is no moment. */
export function momentOf(local: string): string | null {
  const written = fromShopClock(local);
  if (!written) return null;
  const at = new Date(written);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
