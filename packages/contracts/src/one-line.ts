import { z } from 'zod';

const reversing = String.raw`\u202A-\u202E\u2066-\u2069`;
const outsideLine = String.raw`\p{Cc}\p{Zl}\p{Zp}${reversing}`;
const outsideLines = String.raw`\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F${reversing}`;

const textWithout = (characters: string, message: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^[^${characters}]*$`, 'u'), message);

/**
 * Text that stays on one line when it is printed: no line breaks, and no marks that reverse the
 * order in which it is read.
 */
export const OneLine = textWithout(outsideLine, 'Use one line, without special characters');

/** Text that may have line breaks and tabs, but none of the other characters. */
export const Lines = textWithout(outsideLines, "Characters that can't be printed aren't allowed");

const replaceIn = (characters: string) => {
  const pattern = new RegExp(`[${characters}]+`, 'gu');
  return (text: string): string => text.replaceAll(pattern, ' ');
};

/** Cleans text that was stored before it was checked. */
export const toOneLine = replaceIn(outsideLine);
export const toLines = replaceIn(outsideLines);
