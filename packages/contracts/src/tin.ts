import { z } from 'zod';

const written = /^(\d{3})(\d{3})(\d{3})(\d{3,5})?$/;

const dashed = (text: string): string => {
  const parts = written.exec(text.replace(/[\s-]/g, ''));
  return parts ? parts.slice(1).filter(Boolean).join('-') : text;
};

/** A number of the tax office, however it was typed; empty where there is none. */
export const Tin = z
  .string()
  .trim()
  .overwrite(dashed)
  .regex(/^(\d{3}-\d{3}-\d{3}(-\d{3,5})?)?$/, 'Nine digits, or twelve to fourteen with the branch');
