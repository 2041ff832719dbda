import type { StaffListingQuery } from '@sirkito/contracts/catalog/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { requireBranch } from '../product/category-branch.ts';
import { columnsFor } from './csv-columns.ts';
import type { Export } from './export-products.ts';
import { listRecordsById } from '../products/product-records.queries.ts';
import { toRecord, type ProductRecord } from '../products/product-record.ts';
import { readLookups } from '../product/lookups.queries.ts';
import { listForStaff, type StaffListing } from '../products/staff-listing.queries.ts';

const batchSize = 500;
const maxRows = 50_000;

/** Exports the products of a staff listing as a file that can be imported again. */
export async function exportFilteredView(ctx: Ctx, query: StaffListingQuery): Promise<Export> {
  requireStaff(ctx);
  const { category, sort } = query;
  const categoryIds = category === undefined ? undefined : requireBranch(category);
  noteSecurityEvent(ctx, { kind: 'products_exported' });
  const { subcategories } = await readLookups(ctx.read);
  const listing = { query, categoryIds, now: ctx.now() };
  return {
    columns: columnsFor(categoryIds ?? [...subcategories]),
    records: recordsOf(ctx, listing, sort),
  };
}

async function* recordsOf(
  ctx: Ctx,
  listing: StaffListing,
  sort: StaffListingQuery['sort'],
): AsyncGenerator<ProductRecord> {
  let from: { value: string; id: string } | undefined;
  for (let sent = 0; sent < maxRows; sent += batchSize) {
    const page = { ...listing, sort, isBackwards: false, from, limit: batchSize };
    const found = await listForStaff(ctx.read, page);
    const ids = found.map(({ id }) => id);
    const records = new Map(
      (await listRecordsById(ctx.read, ids)).map(({ id, ...stored }) => [id, toRecord(stored)]),
    );
    yield* ids.flatMap((id) => records.get(id) ?? []);
    const last = found.at(-1);
    if (!last || found.length < batchSize) return;
    from = { value: last.key, id: last.id };
  }
}
