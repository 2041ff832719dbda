import { readMobileNumber } from '@sirkito/commerce';

export type OrderSearch =
  | { by: 'nothing' | 'unfindable' }
  | { by: 'number'; number: number }
  | { by: 'phone'; phone: string }
  | { by: 'words'; pattern: string };

/** What staff mean by what they typed: an order, a phone, or a name or part. */
export function readOrderSearch(text: string): OrderSearch {
  if (text === '') return { by: 'nothing' };
  const number = /^(?:sk-?|#)?(\d{1,10})$/i.exec(text)?.[1];
  const phone = readMobileNumber(text);
  if (phone) return { by: 'phone', phone };
  if (number) return { by: 'number', number: Number(number) };
  const words = text.toLowerCase().split(/\s+/);
  // Shorter ones are in no index.
  if (words.every((word) => word.length < 3)) return { by: 'unfindable' };
  return { by: 'words', pattern: `%${words.map(escapeLike).join('%')}%` };
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);
