import { attributesOf } from '@sirkito/commerce';
import { ProductBody } from '@sirkito/contracts/product-body';

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

/** What every product has, in the order a file shows it; facts follow. */
export const productFields = Object.keys(ProductBody.shape).filter((name) => name !== 'attributes');
const isField = new Set(productFields);

/** How a cell reads: a field of every product, or a fact of the subcategory, if it is one. */
export function kindOfColumn(column: string, categoryId: string | undefined): CellKind {
  if (isField.has(column)) return fieldKinds[column] ?? 'text';
  const declared = categoryId ? attributesOf(categoryId).attributes : {};
  const key = factOf(column);
  return (Object.hasOwn(declared, key) && declared[key]?.kind) || 'text';
}

/** `attributes.socket` and `socket` are the same fact. */
export const factOf = (column: string) => column.replace(/^attributes\./, '');

/** The columns that hold everything about the products of these subcategories. */
export function columnsFor(categoryIds: readonly string[]): string[] {
  const keys = categoryIds.flatMap((id) => Object.keys(attributesOf(id).attributes));
  return [...productFields, ...[...new Set(keys)].map((key) => `attributes.${key}`)];
}
