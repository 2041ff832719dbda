import { keysOf, runningSalePrice } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { ProductBody, ProductFields } from '@sirkito/contracts/products/body';
import type { ProductChange } from '@sirkito/contracts/products/staff-body';
import { validationMessage } from '@sirkito/contracts/validation-messages';
import { toRecord, type ProductRecord, type StoredProduct } from './product-record.ts';

const editable = keysOf(ProductFields.shape);

/** Returns the record with the fields that were sent: absent ones stay, null clears. */
export function mergeChange(stored: Partial<ProductRecord>, change: ProductChange): object {
  const fields = editable.map((name) => {
    const value = change[name] === undefined ? stored[name] : change[name];
    return [name, value instanceof Date ? value.toISOString() : (value ?? undefined)] as const;
  });
  return Object.fromEntries(fields);
}

/** Applies a change to a stored product. Its stock isn't changed here. */
export function changeProduct(
  stored: StoredProduct,
  { salePrice, ...given }: ProductChange,
  now: Date,
): ProductBody {
  let change: ProductChange = given;
  if (salePrice === 0 && !isOnSale(stored, now)) {
    // Shop replies show a sale that isn't running like this: sent back, it stays.
    change = { ...given, saleEndsAt: given.saleEndsAt ?? undefined };
  } else if (salePrice) {
    change = { ...given, salePrice };
  } else if (salePrice !== undefined) {
    // The next sale price would inherit the dates.
    change = { saleStartsAt: null, saleEndsAt: null, ...given, salePrice };
  }
  return requireBody({ ...mergeChange(toRecord(stored), change), totalStock: undefined });
}

const isOnSale = ({ salePriceCentavos: salePrice, ...sale }: StoredProduct, now: Date) =>
  Boolean(runningSalePrice({ ...sale, salePrice }, now));

/** Validates the whole record, because the rules may have changed since it was stored. */
export function requireBody(record: object): ProductBody {
  const parsed = ProductBody.safeParse(record, { error: validationMessage });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => [path.join('.'), message] as const,
  );
  throw new AppError('catalog.product_invalid', {}, { fields: Object.fromEntries(problems) });
}
