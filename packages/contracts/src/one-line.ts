import { z } from 'zod';

/**
 * Text that stays on one line when it is printed: no line breaks, and no marks that reverse the
 * order in which it is read.
 */
export const OneLine = z
  .string()
  .trim()
  .regex(
    /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u,
    'Use one line, without special characters',
  );
