import { securityEventKinds } from '@sirkito/commerce';
import { z } from 'zod';
import { Email } from '../accounts/schemas.ts';
import { ShopDay } from '../shop-day.ts';

/** What an entry is about. The name is null if it no longer exists. */
const LogSubject = z.object({
  /** `order`, `product`, `promotion`, `customer`, `staff` or another noun of the shop. */
  type: z.string(),
  id: z.string(),
  name: z.string().nullable(),
});
export type LogSubject = z.output<typeof LogSubject>;

export const AuditQuery = z.object({
  /** Words of the action, an order number, the name of a person or product, or an id. */
  search: z.string().trim().max(100).optional(),
  actor: z.uuid().optional(),
  /** Id of the last entry on the previous page. */
  after: z.uuid().optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;
export type AuditQueryInput = z.input<typeof AuditQuery>;

const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.uuid(), userName: z.string().nullable() }),
  action: z.string(),
  subject: LogSubject,
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditReply = z.object({
  success: z.literal(true),
  data: z.array(AuditEntry),
  next: z.uuid().nullable(),
});
export type AuditReply = z.output<typeof AuditReply>;

/** An address of the network, or the network as the log shows it. */
const Network = z
  .string()
  .trim()
  .regex(/^[\da-f.:]{2,45}(?:\/\d{1,3})?$/i, 'Enter an IP address like 203.0.113.7')
  .refine(
    (text) => [z.ipv4(), z.ipv6()].some((ip) => ip.safeParse(text.replace(/\/\d+$/, '')).success),
    'Enter an IP address like 203.0.113.7',
  );

const Cursor = z
  .string()
  .regex(/^[\d:.TZ-]{20,30}_[\da-f-]{36}$/)
  .refine((text) => {
    const [at, id] = text.split('_');
    return z.iso.datetime().safeParse(at).success && z.uuid().safeParse(id).success;
  });

export const SecurityLogQuery = z.object({
  kind: z.enum(securityEventKinds).optional(),
  /** Email address of an account, or one that someone tried to sign in with. */
  email: Email.optional(),
  address: Network.optional(),
  from: ShopDay.optional(),
  to: ShopDay.optional(),
  /** Cursor of the next page. */
  after: Cursor.optional(),
});
export type SecurityLogQuery = z.output<typeof SecurityLogQuery>;
export type SecurityLogQueryInput = z.input<typeof SecurityLogQuery>;

const SecurityLogEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.string(),
  /** Null if nobody was signed in and the address has no account. */
  account: z
    .object({ id: z.uuid(), userName: z.string().nullable(), isStaff: z.boolean() })
    .nullable(),
  /** An IPv4 /24 or IPv6 /48. */
  network: z.string().nullable(),
  requestId: z.string().nullable(),
  subject: LogSubject.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type SecurityLogEntry = z.output<typeof SecurityLogEntry>;

export const SecurityLogReply = z.object({
  success: z.literal(true),
  data: z.array(SecurityLogEntry),
  next: Cursor.nullable(),
});
export type SecurityLogReply = z.output<typeof SecurityLogReply>;
