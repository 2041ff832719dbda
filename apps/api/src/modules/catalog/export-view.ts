import type { StaffListingQuery } from '@sirkito/contracts/catalog-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireBranch } from './category-branch.ts';
import { columnsFor } from './csv-columns.ts';
import type { Export } from './export-products.ts';
import { listRecordsById } from './product-records.queries.ts';
import { toRecord, type ProductRecord } from './product-record.ts';
import { readShelf } from './shelf.queries.ts';
import { listForStaff, type StaffListing } from './staff-listing.queries.ts';

const batchSize = 500;
const mostRows = 50_000;

/** What a list of products shows, as a file that can be imported again. */
export async function exportView(ctx: Ctx, query: StaffListingQuery): Promise<Export> {
  requireStaff(ctx);
  const { category, sort } = query;
  const categoryIds = category === undefined ? undefined : requireBranch(category);
  const { subcategories } = await readShelf(ctx.read);
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
  for (let sent = 0; sent < mostRows; sent += batchSize) {
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
