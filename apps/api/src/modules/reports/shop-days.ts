const dayMs = 24 * 60 * 60 * 1_000;
const manilaMs = 8 * 60 * 60 * 1_000;

/** Returns the calendar day in Manila. */
export const dayOf = (at: Date): string =>
  new Date(at.getTime() + manilaMs).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const daysFromTo = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;
