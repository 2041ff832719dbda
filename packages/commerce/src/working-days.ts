const dayMs = 24 * 60 * 60_000;
/** Manila is UTC+8 all year. */
const utcOffsetMs = 8 * 60 * 60_000;

/** Returns midnight in Manila at the start of a day. */
export const startOfDay = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + utcOffsetMs) / dayMs) * dayMs - utcOffsetMs);

/** Returns midnight of the nth working day after a day. Public holidays count as working days. */
export function addWorkingDays(day: Date, count: number): Date {
  let [time, left] = [startOfDay(day).getTime(), count];
  while (left > 0) {
    time += dayMs;
    if (isWorkingDay(new Date(time))) left -= 1;
  }
  return new Date(time);
}

/** Monday to Friday in Manila. */
export function isWorkingDay(at: Date): boolean {
  const weekday = new Date(at.getTime() + utcOffsetMs).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
