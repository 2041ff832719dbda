import type { SteepPrice } from '@sirkito/contracts/error-details';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { createBrandRegistry, type BrandRegistry } from './brand-registry.ts';
import { checkRow, type CheckedRow } from './check-row.ts';
import { emptyReport, addBatch, type ImportReport } from './import-report.ts';
import { skuOf, textOf, type ImportFinding, type ImportRow } from './import-row.ts';
import { insertBrands, lockRecords } from '../products/product-records.queries.ts';
import { toListPrice, toRecord, type StoredProduct } from '../products/product-record.ts';
import { findSteepDrops } from '../products/steep-drops.ts';
import { saveProducts, type SaveResult } from '../products/save-products.ts';
import { readLookups } from '../product/lookups.queries.ts';

export interface ImportOptions {
  /** Status of new products with a price and no status of their own. */
  status: 'draft' | 'active';
  /** Add unknown brands. Needs the database owner. */
  createBrands: boolean;
  /** Roll back every batch. */
  dryRun: boolean;
  /** Import rows that lower a price steeply, instead of rejecting them. */
  allowsSteepDrops: boolean;
  /** Called after each batch with its findings and the totals so far. */
  onBatch?: (findings: readonly ImportFinding[], soFar: ImportReport) => void | Promise<void>;
}

interface Run extends Pick<
  ImportOptions,
  'status' | 'createBrands' | 'dryRun' | 'allowsSteepDrops'
> {
  brands: BrandRegistry;
  subcategories: ReadonlySet<string>;
}

interface Batch {
  steepPrices: SteepPrice[];
  checked: CheckedRow[];
  saved: SaveResult;
  brands: { id: string }[];
}

const batchSize = 1_000;
/** As many as staff see, and one. */
const maxSteepPrices = 21;

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
    const { checked, saved, brands, steepPrices } = await importBatch(ctx, unique, run);
    for (const { id } of brands) brandIds.add(id);
    const outcomes = [...duplicates, ...checked];
    report = {
      ...addBatch(report, outcomes, saved),
      brandsAdded: brandIds.size,
      steepPrices: [...report.steepPrices, ...steepPrices].slice(0, maxSteepPrices),
    };
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
      const { checked, brands, steepPrices } = await checkBatch(tx, rows, run, ctx.now());
      await insertBrands(tx, brands);
      const products = checked.flatMap(({ product }) => product ?? []);
      const batch = { checked, brands, steepPrices, saved: await saveProducts(tx, ctx, products) };
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

async function checkBatch(tx: Tx, rows: readonly ImportRow[], run: Run, now: Date) {
  const known = await lockRecords(
    tx,
    rows.flatMap((row) => skuOf(row) ?? []),
  );
  const stored = new Map(known.map((each) => [each.sku, toRecord(each)]));
  if (run.createBrands) for (const row of rows) run.brands.register(textOf(row, 'brand') ?? '');
  const lookups = { brands: run.brands.ids, subcategories: run.subcategories };
  const rules = { lookups, status: run.status };
  const accepted = rows.map((row) => checkRow(row, stored.get(skuOf(row) ?? ''), rules));
  const steep = await findSteepDrops(tx, now, priceChanges(known, accepted));
  const steepSkus = new Set(steep.map(({ sku }) => sku));
  const checked = run.allowsSteepDrops
    ? accepted
    : accepted.map((row, index) => rejectSteepDrop(row, rows[index], steepSkus));
  const brandIds = checked.flatMap(({ product }) => product?.brandId ?? []);
  return { checked, brands: run.brands.newAmong(brandIds), steepPrices: steep };
}

function priceChanges(known: readonly StoredProduct[], checked: readonly CheckedRow[]) {
  const before = new Map(known.map((each) => [each.sku, toListPrice(each)]));
  return checked.flatMap(({ product }) => {
    const stored = product && before.get(product.sku);
    return stored ? { before: stored, after: product } : [];
  });
}

/** The preview counted drops for the staff member to confirm; prices have changed since. */
function rejectSteepDrop(
  checked: CheckedRow,
  row: ImportRow | undefined,
  steep: ReadonlySet<string>,
): CheckedRow {
  const { product, ...rest } = checked;
  if (!row || !product || !steep.has(product.sku)) return checked;
  const finding: ImportFinding = {
    file: row.file,
    line: row.line,
    sku: product.sku,
    field: 'price',
    reason: 'Lowers the price by more than half. Upload the file again to confirm this',
    outcome: 'rejected',
  };
  return { ...rest, findings: [...rest.findings, finding] };
}
