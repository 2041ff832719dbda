import { z } from 'zod';
import { ConfirmPrice } from './body.ts';

const percent = (min: number, max: number) => z.number().min(min).max(max);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A change applied to many products. */
const BulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.enum(['draft', 'active', 'archived']) }),
  /** Percentage change; negative lowers the price. */
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

export const BulkBody = z.object({
  ids: z.array(z.uuid()).min(1).max(200),
  change: BulkChange,
  /** Idempotency key; clients of earlier builds send none. */
  key: z.uuid().optional(),
  confirmPrice: ConfirmPrice,
});
export type BulkBody = z.output<typeof BulkBody>;
export type BulkInput = z.input<typeof BulkBody>;

export const BulkReply = z.object({
  success: z.literal(true),
  data: z.object({ changed: z.int() }),
});
export type BulkReply = z.output<typeof BulkReply>;

/** Accepted types and size of an import file. */
export const importUpload = {
  types: ['text/csv', 'application/x-ndjson'],
  maxBytes: 20 * 1024 * 1024,
};

export const ImportQuery = z.object({ name: z.string().trim().min(1).max(120) });
export type ImportQuery = z.input<typeof ImportQuery>;

export const ApplyImportBody = z.object({ confirmPrice: ConfirmPrice }).nullish();
export type ApplyImportBody = z.input<typeof ApplyImportBody>;

export const ImportId = z.object({ id: z.uuid() });
export type ImportId = z.input<typeof ImportId>;

const ImportFinding = z.object({
  line: z.int(),
  sku: z.string().optional(),
  field: z.string(),
  reason: z.string(),
  outcome: z.enum(['rejected', 'left_out']),
});
export type ImportFinding = z.output<typeof ImportFinding>;

export const ProductImport = z.object({
  id: z.uuid(),
  name: z.string(),
  /** A preview rolls back all changes. */
  isPreview: z.boolean(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Lines in the file and rows processed. */
  lines: z.int(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** Capped at 1,000. */
  findings: z.array(ImportFinding),
});
export type ProductImport = z.output<typeof ProductImport>;

export const ImportReply = z.object({ success: z.literal(true), data: ProductImport });
export type ImportReply = z.output<typeof ImportReply>;
