import { asCentavos, toPesos, type Centavos } from '@sirkito/commerce';
import type { BookTotals } from '@sirkito/contracts/reports/staff-books-schemas';
import type { Amounts, DocumentSum } from './documents.queries.ts';

const none = asCentavos(0);
export const noAmounts: Amounts = {
  gross: none,
  vatable: none,
  zeroRated: none,
  exempt: none,
  vat: none,
};

const plus = (one: Centavos, other: Centavos): Centavos => asCentavos(one + other);

export const addAmounts = (one: Amounts, other: Amounts): Amounts => ({
  gross: plus(one.gross, other.gross),
  vatable: plus(one.vatable, other.vatable),
  zeroRated: plus(one.zeroRated, other.zeroRated),
  exempt: plus(one.exempt, other.exempt),
  vat: plus(one.vat, other.vat),
});

/** Adds up groups of documents, in pesos. */
export function toBookTotals(sums: readonly DocumentSum[]): BookTotals {
  const { gross, vatable, zeroRated, exempt, vat } = sums.reduce(addAmounts, noAmounts);
  return {
    documents: sums.reduce((count, { documents }) => count + documents, 0),
    gross: toPesos(gross),
    vatable: toPesos(vatable),
    zeroRated: toPesos(zeroRated),
    exempt: toPesos(exempt),
    vat: toPesos(vat),
  };
}

/** Writes an amount for a spreadsheet: `-1299.50`. */
export const amountCell = (centavos: Centavos): string => toPesos(centavos).toFixed(2);
