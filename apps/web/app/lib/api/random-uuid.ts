/**
 * Returns a random UUID, for idempotency keys and error references. crypto.randomUUID is missing
 * over plain HTTP on a local network.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [time, clock] = [`4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [hex.slice(0, 8), hex.slice(8, 12), time, clock, hex.slice(20)].join('-');
}
