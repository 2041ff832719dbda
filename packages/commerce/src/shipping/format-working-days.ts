import { formatCount } from '../format.ts';

/** Formats `1 to 2 working days`, or `1 working day` if both are equal. */
export const formatWorkingDays = ([soonest, latest]: readonly [number, number]): string =>
  soonest === latest ? formatCount(latest, 'working day') : `${soonest} to ${latest} working days`;
