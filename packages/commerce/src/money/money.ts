declare const unit: unique symbol;

/** Internal amounts: whole centavos. */
export type Centavos = number & { readonly [unit]: 'centavos' };
/** Amounts in the API and UI: pesos with up to two decimals. */
export type Pesos = number & { readonly [unit]: 'pesos' };

// Dividing whole centavos by 100 gives pesos.
export const toPesos = (centavos: Centavos): Pesos => (centavos / 100) as Pesos;

/** Rounds, since products such as 1299.95 * 100 are not exact. */
export const toCentavos = (pesos: Pesos): Centavos => Math.round(pesos * 100) as Centavos;

const isCentavos = (value: number): value is Centavos => Number.isSafeInteger(value);

/** Gives the unit back to the result of arithmetic. Throws unless it is whole centavos. */
export function asCentavos(value: number): Centavos {
  if (!isCentavos(value)) throw new RangeError(`Not whole centavos: ${value}`);
  return value;
}

/** Gives the unit back to the result of arithmetic: rounded to the centavo, any number is pesos. */
export const asPesos = (value: number): Pesos => (Math.round(value * 100) / 100) as Pesos;

export const sumCentavos = (amounts: readonly Centavos[]): Centavos =>
  asCentavos(amounts.reduce<number>((sum, amount) => sum + amount, 0));

const amountPattern = /^₱?\s*(?:\d{1,9}|\d{1,3}(?:[,\s]\d{3}){1,2})(?:\.\d{1,2})?$/;

/** Parses `1,299.50`, with or without the peso sign; undefined if it is not an amount. */
export function parsePesos(text: string): Pesos | undefined {
  const trimmed = text.trim();
  return amountPattern.test(trimmed) ? asPesos(Number(trimmed.replace(/[₱,\s]/g, ''))) : undefined;
}
