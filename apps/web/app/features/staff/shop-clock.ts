const shopOffset = '+08:00';
const shopOffsetMs = 8 * 60 * 60 * 1_000;

/** A moment as the clock in the shop shows it, for a field of date and time. */
export function toShopClock(iso: string | null | undefined): string {
  if (!iso) return '';
  return new Date(new Date(iso).getTime() + shopOffsetMs).toISOString().slice(0, 16);
}

export const fromShopClock = (local: string | undefined) => local && `${local}:00${shopOffset}`;

/** What was typed as the API takes it: null for an empty box, and '' for what is no moment. */
export function momentOf(local: string): string | null {
  const written = fromShopClock(local);
  if (!written) return null;
  const at = new Date(written);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
