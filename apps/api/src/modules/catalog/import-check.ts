import { checkAttributes } from '@sirkito/commerce';
import { ProductBody } from '@sirkito/contracts/product-body';
import { sayWhatIsWrong } from '@sirkito/contracts/validation-words';
import { fromCells, layOver, type Fields } from './import-fields.ts';
import { skuOf, textOf, type ImportFinding, type ImportRow } from './import-row.ts';
import { toProduct, type Product, type Shelf } from './product.ts';
import type { ProductRecord } from './product-record.ts';

interface Rules {
  shelf: Shelf;
  /** For a new product that has a price and does not say. */
  status: 'draft' | 'active';
}

export interface CheckedRow {
  /** Absent when the row is rejected. */
  product?: Product;
  findings: ImportFinding[];
  ignored: string[];
}

/** What a row makes of a product, and everything that is wrong with it. */
export function checkRow(
  row: ImportRow,
  stored: ProductRecord | undefined,
  { shelf, status }: Rules,
): CheckedRow {
  const { given } = row;
  const findings: ImportFinding[] = [];
  const find = reporter(row, findings);
  if ('unreadable' in given) {
    find('rejected', '', given.unreadable);
    return { findings, ignored: [] };
  }

  const categoryId = subcategoryOf(row, stored, shelf);
  const said = 'cells' in given ? fromCells(given.cells, categoryId) : given.record;
  const { fields, attributes, sources, ignored } = layOver(stored, said);
  for (const { key, problem, message } of checkFacts(categoryId, attributes)) {
    const mayGo = problem === 'unknown' || problem === 'empty';
    if (mayGo) Reflect.deleteProperty(attributes, key);
    find(mayGo ? 'left_out' : 'rejected', sources.get(key) ?? `attributes.${key}`, message);
  }
  if (stored?.totalStock !== undefined && fields['totalStock'] !== stored.totalStock) {
    const onHand = `${stored.totalStock} are on hand; an import sets the stock of new products only`;
    find('left_out', 'totalStock', onHand);
  }

  const body = { attributes, status: fields['price'] ? status : 'draft', ...fields };
  const parsed = ProductBody.safeParse(body, { error: sayWhatIsWrong });
  for (const issue of parsed.error?.issues ?? []) {
    find('rejected', issue.path.join('.'), issue.message);
  }
  if (!isStorable(body)) find('rejected', '', 'Has characters that are not text');
  if (!parsed.data || findings.some(({ outcome }) => outcome === 'rejected')) {
    return { findings, ignored };
  }
  const checked = toProduct(parsed.data, shelf);
  if ('product' in checked) return { product: checked.product, findings, ignored };
  for (const { field, message } of checked.problems) find('rejected', field, message);
  return { findings, ignored };
}

function reporter(row: ImportRow, findings: ImportFinding[]) {
  const { file, line } = row;
  const sku = skuOf(row);
  return (outcome: ImportFinding['outcome'], field: string, reason: string) =>
    findings.push({ file, line, ...(sku && { sku }), field, reason, outcome });
}

/** Facts are judged by their subcategory: the one in the row, else the one in the shop. */
function subcategoryOf(
  row: ImportRow,
  stored: ProductRecord | undefined,
  shelf: Shelf,
): string | undefined {
  const id = textOf(row, 'category') ?? stored?.category;
  return id !== undefined && shelf.subcategories.has(id) ? id : undefined;
}

const checkFacts = (categoryId: string | undefined, attributes: Fields) =>
  categoryId === undefined ? [] : checkAttributes(categoryId, attributes);

/** The database holds any text but these two: the null character and half a character. */
const isStorable = (body: Fields) => !/\\u0000|\\ud[89a-f]/.test(JSON.stringify(body));
