import { z } from 'zod';

const tinPattern = /^(\d{3})(\d{3})(\d{3})(\d{3,5})?$/;

const formatTin = (text: string): string => {
  const parts = tinPattern.exec(text.replace(/[\s-]/g, ''));
  return parts ? parts.slice(1).filter(Boolean).join('-') : text;
};

/** A taxpayer identification number in any format; empty if there is none. */
export const Tin = z
  .string()
  .trim()
  .overwrite(formatTin)
  .regex(/^(\d{3}-\d{3}-\d{3}(-\d{3,5})?)?$/, 'Enter 9 digits, or 12 to 14 with the branch code');
