import { toPesos, type Centavos } from '@sirkito/commerce';
import type { ProductBody } from '@sirkito/contracts/product-body';
import type { z } from 'zod';

/** A product as a file holds it: what is not known is absent. */
export type ProductRecord = z.input<typeof ProductBody>;

/** A product as the database holds it. */
export interface StoredProduct {
  sku: string;
  name: string;
  brand: string;
  category: string;
  status: string;
  priceCentavos: number | null;
  salePriceCentavos: number | null;
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

/** What `importProducts` would have to be given for this product to come out the same. */
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
  // The columns have been checked on their way in by the schema this type is made from.
  return Object.fromEntries(known) as ProductRecord;
}

const pesos = (centavos: number | null) =>
  centavos === null ? undefined : toPesos(centavos as Centavos);

const isAbsent = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
