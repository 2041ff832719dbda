import { addWorkingDays } from '../working-days.ts';

const dayMs = 24 * 60 * 60_000;
const workingDays = 2;

/**
 * Returns when the reservation ends after proof of a bank transfer was sent: the end of the second
 * working day, since transfers are not verified on weekends.
 */
export const transferReservationEnd = (sentAt: Date): Date =>
  new Date(addWorkingDays(sentAt, workingDays).getTime() + dayMs - 1);
