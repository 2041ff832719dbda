let second = 0;
let text = '';

/** Returns the time as in a Date header. Formats it once a second. */
export function httpDate(now: Date): string {
  const asked = Math.floor(now.getTime() / 1_000);
  if (asked !== second) {
    second = asked;
    text = now.toUTCString();
  }
  return text;
}
