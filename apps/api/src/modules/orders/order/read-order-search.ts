import { parseMobileNumber } from '@sirkito/commerce';

export type OrderSearch =
  | { by: 'none' | 'too_short' }
  | { by: 'number'; number: number }
  | { by: 'phone'; phone: string }
  | { by: 'text'; pattern: string };

/** Parses a staff search into an order number, a phone number, or a customer or product name. */
export function readOrderSearch(text: string): OrderSearch {
  if (text === '') return { by: 'none' };
  const number = /^(?:sk-?|#)?(\d{1,10})$/i.exec(text)?.[1];
  const phone = parseMobileNumber(text);
  if (phone) return { by: 'phone', phone };
  if (number) return { by: 'number', number: Number(number) };
  const words = text.toLowerCase().split(/\s+/);
  // The trigram index needs at least three characters.
  if (words.every((word) => word.length < 3)) return { by: 'too_short' };
  return { by: 'text', pattern: `%${words.map(escapeLike).join('%')}%` };
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);
