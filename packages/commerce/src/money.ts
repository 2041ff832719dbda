declare const unit: unique symbol;

/** Money inside the shop: whole centavos. */
export type Centavos = number & { readonly [unit]: 'centavos' };
/** Money on the wire and on the screen: pesos with at most two decimals. */
export type Pesos = number & { readonly [unit]: 'pesos' };

export const toPesos = (centavos: Centavos): Pesos => (centavos / 100) as Pesos;

/** Rounds away what arithmetic with fractions leaves behind, such as 1299.95 * 100. */
export const toCentavos = (pesos: Pesos): Centavos => Math.round(pesos * 100) as Centavos;

const amount = /^₱?\s*(?:\d{1,9}|\d{1,3}(?:[,\s]\d{3}){1,2})(?:\.\d{1,2})?$/;

/** As people write it: `1,299.50`, with or without the sign. Undefined where it is none. */
export function readPesos(text: string): Pesos | undefined {
  const written = text.trim();
  return amount.test(written) ? (Number(written.replace(/[₱,\s]/g, '')) as Pesos) : undefined;
}

const twoDecimals = new Intl.NumberFormat('en-PH', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `₱12,995.00`. What has no price yet reads `0.00`. */
export function formatPesos(pesos: Pesos | undefined): string {
  return pesos === undefined ? '0.00' : `₱${twoDecimals.format(pesos)}`;
}
