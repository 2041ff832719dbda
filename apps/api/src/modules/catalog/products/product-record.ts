import { toPesos, type Centavos, type ListPrice } from '@sirkito/commerce';
import type { ProductBody } from '@sirkito/contracts/products/body';
import type { z } from 'zod';

/** A product in an import or export file. Unknown values are absent. */
export type ProductRecord = z.input<typeof ProductBody>;

export interface StoredProduct {
  sku: string;
  name: string;
  brand: string;
  category: string;
  status: ProductBody['status'];
  priceCentavos: Centavos | null;
  salePriceCentavos: Centavos | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  totalStock: number;
  warrantyMonths: number;
  weightG: number | null;
  boxMm: number[] | null;
  estimated: string[];
  releasedOn: string | null;
  description: string;
  attributes: unknown;
}

/** Returns the record that `importProducts` would turn into this product. */
export function toRecord(stored: StoredProduct): ProductRecord {
  const { priceCentavos, salePriceCentavos, attributes, ...same } = stored;
  const fields = {
    ...same,
    price: pesos(priceCentavos),
    salePrice: pesos(salePriceCentavos),
    saleStartsAt: stored.saleStartsAt?.toISOString(),
    saleEndsAt: stored.saleEndsAt?.toISOString(),
    attributes,
  };
  const known = Object.entries(fields).filter(([, value]) => !isAbsent(value));
  // The columns were validated on write by the schema of this type.
  return Object.fromEntries(known) as ProductRecord;
}

export const toListPrice = (stored: StoredProduct): ListPrice => ({
  price: stored.priceCentavos,
  salePrice: stored.salePriceCentavos,
  saleEndsAt: stored.saleEndsAt,
});

const pesos = (centavos: Centavos | null) => (centavos === null ? undefined : toPesos(centavos));

const isAbsent = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
