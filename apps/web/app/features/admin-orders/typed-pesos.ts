import type { Pesos } from '@sirkito/commerce';

/** What to say where no amount can be read. */
export const noAmount = 'Please fill in an amount, such as 1,299.50';

/** As people write it: `1,299.50`, with or without the sign. Undefined where it is none. */
export function readPesos(text: string): Pesos | undefined {
  const plain = text.replace(/[₱,\s]/g, '');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? (Number(plain) as Pesos) : undefined;
}

/** As it stands in a field. */
export const writePesos = (amount: Pesos): string => amount.toFixed(2);
