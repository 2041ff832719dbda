const dayMs = 24 * 60 * 60_000;
/** Manila is eight hours ahead of UTC all the year. */
const aheadMs = 8 * 60 * 60_000;
const workingDays = 2;

/**
 * Until when the goods are set aside once a picture of the transfer has come: the end of the second
 * working day after it, since nobody looks into the account at weekends.
 */
export function heldForTransfer(sentAt: Date): Date {
  const day = new Date(sentAt.getTime() + aheadMs);
  day.setUTCHours(0, 0, 0, 0);
  for (let worked = 0; worked < workingDays;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) worked += 1;
  }
  return new Date(day.getTime() + dayMs - 1 - aheadMs);
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;
