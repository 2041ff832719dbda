import { readPesos } from '@sirkito/commerce';

/** As people write it. What is no number goes as it is: the server says what is wrong with it. */
export function typedNumber(text: string): number {
  const read = readPesos(text) ?? Number(text);
  // Whoever it is sent to looks at it again.
  return Number.isNaN(read) ? (text as unknown as number) : read;
}
