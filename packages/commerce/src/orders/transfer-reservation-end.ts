const dayMs = 24 * 60 * 60_000;
/** Manila is UTC+8 all year. */
const utcOffsetMs = 8 * 60 * 60_000;
const workingDays = 2;

/**
 * Returns when the reservation ends after proof of a bank transfer was sent: the end of the second
 * working day, since transfers are not verified on weekends.
 */
export function transferReservationEnd(sentAt: Date): Date {
  const day = new Date(sentAt.getTime() + utcOffsetMs);
  day.setUTCHours(0, 0, 0, 0);
  for (let counted = 0; counted < workingDays;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) counted += 1;
  }
  return new Date(day.getTime() + dayMs - 1 - utcOffsetMs);
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;
