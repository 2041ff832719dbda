import { checkAttributes } from '@sirkito/commerce';
import { ProductBody } from '@sirkito/contracts/products/body';
import { validationMessage } from '@sirkito/contracts/validation-messages';
import { parseCells, mergeRow, type Fields } from './import-fields.ts';
import { skuOf, textOf, type ImportFinding, type ImportRow } from './import-row.ts';
import { toProduct, type Product, type Lookups } from '../product/product.ts';
import type { ProductRecord } from '../products/product-record.ts';

interface CheckOptions {
  lookups: Lookups;
  /** Status of new products with a price and no status of their own. */
  status: 'draft' | 'active';
}

export interface CheckedRow {
  /** Absent when the row is rejected. */
  product?: Product;
  findings: ImportFinding[];
  ignored: string[];
}

/** Merges a row into the stored product and returns it with everything that is wrong. */
export function checkRow(
  row: ImportRow,
  stored: ProductRecord | undefined,
  { lookups, status }: CheckOptions,
): CheckedRow {
  const { given } = row;
  const findings: ImportFinding[] = [];
  const report = createReporter(row, findings);
  if ('unreadable' in given) {
    report('rejected', '', given.unreadable);
    return { findings, ignored: [] };
  }

  const categoryId = subcategoryOf(row, stored, lookups);
  const values = 'cells' in given ? parseCells(given.cells, categoryId) : given.record;
  const { fields, attributes, sources, ignored } = mergeRow(stored, values);
  for (const { key, problem, message } of checkCategoryAttributes(categoryId, attributes)) {
    const canDrop = problem === 'unknown' || problem === 'empty';
    if (canDrop) Reflect.deleteProperty(attributes, key);
    report(canDrop ? 'left_out' : 'rejected', sources.get(key) ?? `attributes.${key}`, message);
  }
  if (stored?.totalStock !== undefined && fields['totalStock'] !== stored.totalStock) {
    const onHand = `Imports set stock for new products only. Current stock: ${stored.totalStock}`;
    report('left_out', 'totalStock', onHand);
  }

  const body = { attributes, status: fields['price'] ? status : 'draft', ...fields };
  const parsed = ProductBody.safeParse(body, { error: validationMessage });
  for (const issue of parsed.error?.issues ?? []) {
    report('rejected', issue.path.join('.'), issue.message);
  }
  if (!isStorable(body)) report('rejected', '', 'Contains invalid characters');
  if (!parsed.data || findings.some(({ outcome }) => outcome === 'rejected')) {
    return { findings, ignored };
  }
  const checked = toProduct(parsed.data, lookups);
  if ('product' in checked) return { product: checked.product, findings, ignored };
  for (const { field, message } of checked.problems) report('rejected', field, message);
  return { findings, ignored };
}

function createReporter(row: ImportRow, findings: ImportFinding[]) {
  const { file, line } = row;
  const sku = skuOf(row);
  return (outcome: ImportFinding['outcome'], field: string, reason: string) =>
    findings.push({ file, line, ...(sku && { sku }), field, reason, outcome });
}

/** Returns the row's subcategory, else the stored one: it decides which attributes are valid. */
function subcategoryOf(
  row: ImportRow,
  stored: ProductRecord | undefined,
  lookups: Lookups,
): string | undefined {
  const id = textOf(row, 'category') ?? stored?.category;
  return id !== undefined && lookups.subcategories.has(id) ? id : undefined;
}

const checkCategoryAttributes = (categoryId: string | undefined, attributes: Fields) =>
  categoryId === undefined ? [] : checkAttributes(categoryId, attributes);

/** PostgreSQL rejects the null character and lone surrogates. */
const isStorable = (body: Fields) => !/\\u0000|\\ud[89a-f]/.test(JSON.stringify(body));
