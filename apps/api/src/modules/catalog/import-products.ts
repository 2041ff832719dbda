import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { importBrands, type ImportBrands } from './import-brands.ts';
import { checkRow, type CheckedRow } from './import-check.ts';
import { emptyReport, withBatch, type ImportReport } from './import-report.ts';
import { skuOf, textOf, type ImportFinding, type ImportRow } from './import-row.ts';
import { insertBrands, lockRecords } from './product-records.queries.ts';
import { toRecord } from './product-record.ts';
import { saveProducts, type Saved } from './save-products.ts';
import { readShelf } from './shelf.queries.ts';

export interface ImportOptions {
  /** For new products that have a price and do not say. */
  status: 'draft' | 'active';
  /** Add brands that the shop does not have; this takes the owner's rights. */
  createBrands: boolean;
  /** Do everything and undo it, batch by batch. */
  dryRun: boolean;
  /** After each batch: what was found in it, and the figures so far. */
  onBatch?: (findings: readonly ImportFinding[], soFar: ImportReport) => void | Promise<void>;
}

interface Run extends Pick<ImportOptions, 'status' | 'createBrands' | 'dryRun'> {
  brands: ImportBrands;
  subcategories: ReadonlySet<string>;
}

interface Batch {
  checked: CheckedRow[];
  saved: Saved;
  brands: { id: string }[];
}

const batchSize = 1_000;

/** Adds and changes products by SKU, a transaction for each batch. Doing it again changes nothing. */
export async function importProducts(
  ctx: Ctx,
  rows: AsyncIterable<ImportRow>,
  options: ImportOptions,
): Promise<ImportReport> {
  requireShop(ctx);
  const shelf = await readShelf(ctx.read);
  const run = { ...options, ...shelf, brands: importBrands(shelf) };
  const skus = new Set<string>();
  const brandIds = new Set<string>();
  let report = emptyReport;
  for await (const batch of inBatches(rows)) {
    const { once, repeated } = takeOnce(batch, skus);
    const { checked, saved, brands } = await importBatch(ctx, once, run);
    for (const { id } of brands) brandIds.add(id);
    const outcomes = [...repeated, ...checked];
    report = { ...withBatch(report, outcomes, saved), brandsAdded: brandIds.size };
    await options.onBatch?.(
      outcomes.flatMap(({ findings }) => findings),
      report,
    );
  }
  return report;
}

async function* inBatches(rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow[]> {
  let batch: ImportRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Of two rows for one product in a run neither is known to be the right one; the first counts. */
function takeOnce(batch: readonly ImportRow[], seen: Set<string>) {
  const once: ImportRow[] = [];
  const repeated: CheckedRow[] = [];
  for (const row of batch) {
    const sku = skuOf(row);
    if (sku === undefined || !seen.has(sku)) once.push(row);
    else repeated.push({ findings: [toRepeat(row, sku)], ignored: [] });
    if (sku !== undefined) seen.add(sku);
  }
  return { once, repeated };
}

const toRepeat = ({ file, line }: ImportRow, sku: string): ImportFinding => ({
  file,
  line,
  sku,
  field: 'sku',
  reason: 'Came before in this import; the first one counts',
  outcome: 'rejected',
});

/** Carries a dry run's figures out of the transaction that it undoes. */
class Undone extends Error {
  readonly batch: Batch;

  constructor(batch: Batch) {
    super('A dry run is undone');
    this.batch = batch;
  }
}

async function importBatch(ctx: Ctx, rows: readonly ImportRow[], run: Run): Promise<Batch> {
  try {
    return await ctx.transact(async (tx) => {
      const { checked, brands } = await checkBatch(tx, rows, run);
      await insertBrands(tx, brands);
      const products = checked.flatMap(({ product }) => product ?? []);
      const batch = { checked, brands, saved: await saveProducts(tx, ctx, products) };
      if (run.dryRun) throw new Undone(batch);
      return batch;
    });
  } catch (error) {
    if (error instanceof Undone) return error.batch;
    const [first, last] = [rows[0], rows.at(-1)];
    const place = `${first?.file} line ${first?.line} to ${last?.file} line ${last?.line}`;
    throw new Error(`${place} could not be stored; what came before is`, { cause: error });
  }
}

async function checkBatch(tx: Tx, rows: readonly ImportRow[], run: Run) {
  const known = await lockRecords(
    tx,
    rows.flatMap((row) => skuOf(row) ?? []),
  );
  const stored = new Map(known.map((each) => [each.sku, toRecord(each)]));
  if (run.createBrands) for (const row of rows) run.brands.admit(textOf(row, 'brand') ?? '');
  const shelf = { brands: run.brands.ids, subcategories: run.subcategories };
  const rules = { shelf, status: run.status };
  const checked = rows.map((row) => checkRow(row, stored.get(skuOf(row) ?? ''), rules));
  const brandIds = checked.flatMap(({ product }) => product?.brandId ?? []);
  return { checked, brands: run.brands.newAmong(brandIds) };
}
