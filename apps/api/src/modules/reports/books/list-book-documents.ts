import { toPesos } from '@sirkito/commerce';
import type {
  DocumentsQuery,
  DocumentsReply,
} from '@sirkito/contracts/reports/staff-books-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteListView } from '#api/platform/security-log/security-event.ts';
import { toBookTotals } from './book-totals.ts';
import { documentKey, listDocuments, sumDocuments } from './documents.queries.ts';

const pageSize = 50;

/** Lists the documents that a figure of the books sums, with their sum on the first page. */
export async function listBookDocuments(
  ctx: Ctx,
  query: DocumentsQuery,
): Promise<DocumentsReply['data']> {
  requireStaff(ctx);
  const { after, ...filter } = query;
  const [found, sums] = await Promise.all([
    listDocuments(ctx.read, { ...filter, after, limit: pageSize + 1 }),
    after === undefined ? sumDocuments(ctx.read, filter) : undefined,
  ]);
  const page = found.slice(0, pageSize);
  noteListView(ctx, {
    kind: 'invoices_listed',
    query,
    people: page.length,
    details: { month: filter.month },
  });
  const last = page.at(-1);
  return {
    documents: page.map((document) => ({
      key: documentKey(document),
      number: document.number,
      kind: document.kind,
      issuedAt: document.issuedAt.toISOString(),
      orderId: document.orderId,
      orderNumber: document.orderNumber,
      isSample: document.isSample,
      buyer: document.buyer?.name ?? null,
      method: document.method,
      gross: toPesos(document.gross),
      vatable: toPesos(document.vatable),
      zeroRated: toPesos(document.zeroRated),
      exempt: toPesos(document.exempt),
      vat: toPesos(document.vat),
    })),
    total: sums ? toBookTotals(sums) : null,
    next: last && found.length > pageSize ? documentKey(last) : null,
  };
}
