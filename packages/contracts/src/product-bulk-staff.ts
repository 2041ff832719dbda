import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { productBulkStaffPaths } from './paths/product-bulk-staff.ts';

const percent = (min: number, max: number) => z.number().min(min).max(max);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** One change for many products. */
const BulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.enum(['draft', 'active', 'archived']) }),
  /** So much more, or less where it is below zero. */
  z.object({ kind: z.literal('price'), percent: percent(-90, 500) }),
  z.object({
    kind: z.literal('sale'),
    percentOff: percent(1, 90),
    startsAt: moment.optional(),
    endsAt: moment.optional(),
  }),
  z.object({ kind: z.literal('end_sale') }),
]);
export type BulkChange = z.output<typeof BulkChange>;

const BulkBody = z.object({
  ids: z.array(z.uuid()).min(1).max(200),
  change: BulkChange,
  /** Asking again with the same key changes nothing more. Pages of before send none. */
  key: z.uuid().optional(),
});
export type BulkBody = z.output<typeof BulkBody>;
export type BulkWire = z.input<typeof BulkBody>;

const BulkReply = z.object({ success: z.literal(true), data: z.object({ changed: z.int() }) });
export type BulkReply = z.output<typeof BulkReply>;

/** What a file of products may be sent as, and how large. */
export const importUpload = {
  types: ['text/csv', 'application/x-ndjson'],
  maxBytes: 20 * 1024 * 1024,
};

const ImportQuery = z.object({ name: z.string().trim().min(1).max(120) });
export type ImportQuery = z.input<typeof ImportQuery>;

const ImportId = z.object({ id: z.uuid() });
export type ImportId = z.input<typeof ImportId>;

const ImportFinding = z.object({
  line: z.int(),
  sku: z.string().optional(),
  field: z.string(),
  reason: z.string(),
  outcome: z.enum(['rejected', 'left_out']),
});
export type ImportFinding = z.output<typeof ImportFinding>;

const ProductImport = z.object({
  id: z.uuid(),
  name: z.string(),
  /** A preview does everything and undoes it. */
  isPreview: z.boolean(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Lines of the file, and how many of them are through. */
  lines: z.int(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** The first thousand. */
  findings: z.array(ImportFinding),
});
export type ProductImport = z.output<typeof ProductImport>;

const ImportReply = z.object({ success: z.literal(true), data: ProductImport });
export type ImportReply = z.output<typeof ImportReply>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const productBulkStaffApi = {
  change: endpoint(productBulkStaffPaths.change, {
    access: 'staff',
    summary: 'Change price, sale or status of many products at once, or of none',
    body: BulkBody,
    reply: BulkReply,
    errors: [...staffErrors, 'catalog.product_invalid', 'catalog.product_not_found'],
  }),
  startImport: endpoint(productBulkStaffPaths.startImport, {
    access: 'staff',
    summary: 'Send a file of products, CSV or NDJSON up to 20 MB, and see what it would change',
    query: ImportQuery,
    reply: ImportReply,
    errors: [
      ...staffErrors,
      'request.too_large',
      'request.unsupported_type',
      'catalog.import_not_utf8',
    ],
  }),
  viewImport: endpoint(productBulkStaffPaths.viewImport, {
    access: 'staff',
    summary: 'How far an import has come and what was wrong, by row and column',
    params: ImportId,
    reply: ImportReply,
    errors: [...staffErrors, 'catalog.import_not_found'],
  }),
  applyImport: endpoint(productBulkStaffPaths.applyImport, {
    access: 'staff',
    summary: 'Do what the preview showed',
    params: ImportId,
    reply: ImportReply,
    errors: [...staffErrors, 'catalog.import_not_found'],
  }),
};
