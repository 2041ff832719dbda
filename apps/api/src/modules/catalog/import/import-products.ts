import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { createBrandRegistry, type BrandRegistry } from './brand-registry.ts';
import { checkRow, type CheckedRow } from './check-row.ts';
import { emptyReport, addBatch, type ImportReport } from './import-report.ts';
import { skuOf, textOf, type ImportFinding, type ImportRow } from './import-row.ts';
import { insertBrands, lockRecords } from '../products/product-records.queries.ts';
import { toRecord } from '../products/product-record.ts';
import { saveProducts, type SaveResult } from '../products/save-products.ts';
import { readLookups } from '../product/lookups.queries.ts';

export interface ImportOptions {
  /** Status of new products with a price and no status of their own. */
  status: 'draft' | 'active';
  /** Add unknown brands. Needs the database owner. */
  createBrands: boolean;
  /** Roll back every batch. */
  dryRun: boolean;
  /** Called after each batch with its findings and the totals so far. */
  onBatch?: (findings: readonly ImportFinding[], soFar: ImportReport) => void | Promise<void>;
}

interface Run extends Pick<ImportOptions, 'status' | 'createBrands' | 'dryRun'> {
  brands: BrandRegistry;
  subcategories: ReadonlySet<string>;
}

interface Batch {
  checked: CheckedRow[];
  saved: SaveResult;
  brands: { id: string }[];
}

const batchSize = 1_000;

/** Upserts products by SKU, one transaction per batch. Running it again changes nothing. */
export async function importProducts(
  ctx: Ctx,
  rows: AsyncIterable<ImportRow>,
  options: ImportOptions,
): Promise<ImportReport> {
  requireShop(ctx);
  const lookups = await readLookups(ctx.read);
  const run = { ...options, ...lookups, brands: createBrandRegistry(lookups) };
  const skus = new Set<string>();
  const brandIds = new Set<string>();
  let report = emptyReport;
  for await (const batch of inBatches(rows)) {
    const { unique, duplicates } = dropDuplicates(batch, skus);
    const { checked, saved, brands } = await importBatch(ctx, unique, run);
    for (const { id } of brands) brandIds.add(id);
    const outcomes = [...duplicates, ...checked];
    report = { ...addBatch(report, outcomes, saved), brandsAdded: brandIds.size };
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

/** Keeps the first row of each SKU, over all batches. */
function dropDuplicates(batch: readonly ImportRow[], seen: Set<string>) {
  const unique: ImportRow[] = [];
  const duplicates: CheckedRow[] = [];
  for (const row of batch) {
    const sku = skuOf(row);
    if (sku === undefined || !seen.has(sku)) unique.push(row);
    else duplicates.push({ findings: [duplicateFinding(row, sku)], ignored: [] });
    if (sku !== undefined) seen.add(sku);
  }
  return { unique, duplicates };
}

const duplicateFinding = ({ file, line }: ImportRow, sku: string): ImportFinding => ({
  file,
  line,
  sku,
  field: 'sku',
  reason: 'Duplicate SKU; first row used',
  outcome: 'rejected',
});

/** Thrown to roll a dry run back; carries its result out of the transaction. */
class DryRunRollback extends Error {
  readonly batch: Batch;

  constructor(batch: Batch) {
    super('A dry run is rolled back');
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
      if (run.dryRun) throw new DryRunRollback(batch);
      return batch;
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.batch;
    const [first, last] = [rows[0], rows.at(-1)];
    const range = `${first?.file} line ${first?.line} to ${last?.file} line ${last?.line}`;
    throw new Error(`Couldn't save ${range}; earlier rows are saved`, { cause: error });
  }
}

async function checkBatch(tx: Tx, rows: readonly ImportRow[], run: Run) {
  const known = await lockRecords(
    tx,
    rows.flatMap((row) => skuOf(row) ?? []),
  );
  const stored = new Map(known.map((each) => [each.sku, toRecord(each)]));
  if (run.createBrands) for (const row of rows) run.brands.register(textOf(row, 'brand') ?? '');
  const lookups = { brands: run.brands.ids, subcategories: run.subcategories };
  const rules = { lookups, status: run.status };
  const checked = rows.map((row) => checkRow(row, stored.get(skuOf(row) ?? ''), rules));
  const brandIds = checked.flatMap(({ product }) => product?.brandId ?? []);
  return { checked, brands: run.brands.newAmong(brandIds) };
}
