import { attributesOf } from '@sirkito/commerce';
import { ProductBody } from '@sirkito/contracts/products/body';

export type CellKind = 'text' | 'texts' | 'number' | 'numbers' | 'flag';

const fieldKinds: Readonly<Record<string, CellKind>> = {
  price: 'number',
  salePrice: 'number',
  totalStock: 'number',
  warrantyMonths: 'number',
  weightG: 'number',
  boxMm: 'numbers',
  estimated: 'texts',
};

/** The columns every product has, in file order. Attributes follow. */
export const productFields = Object.keys(ProductBody.shape).filter((name) => name !== 'attributes');
const isField = new Set(productFields);

/** Returns the kind of a product field or of an attribute of the subcategory. */
export function kindOfColumn(column: string, categoryId: string | undefined): CellKind {
  if (isField.has(column)) return fieldKinds[column] ?? 'text';
  const declared = categoryId ? attributesOf(categoryId).attributes : {};
  const key = attributeKey(column);
  return (Object.hasOwn(declared, key) && declared[key]?.kind) || 'text';
}

/** `attributes.socket` and `socket` are the same attribute. */
export const attributeKey = (column: string) => column.replace(/^attributes\./, '');

/** Returns the columns for all fields and attributes of these subcategories. */
export function columnsFor(categoryIds: readonly string[]): string[] {
  const keys = categoryIds.flatMap((id) => Object.keys(attributesOf(id).attributes));
  return [...productFields, ...[...new Set(keys)].map((key) => `attributes.${key}`)];
}
