import { parsePesos } from '@sirkito/commerce';

/**
 * Parses a number as people type it. Returns invalid text unchanged, so the server reports the
 * error.
 */
export function parseNumber(text: string): number {
  const parsed = parsePesos(text) ?? Number(text);
  // The server validates it again.
  return Number.isNaN(parsed) ? (text as unknown as number) : parsed;
}
