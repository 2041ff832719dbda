import { orderStatuses, paymentStatuses } from '@sirkito/commerce';
import { z } from 'zod';
import { Address } from '../addresses/schemas.ts';
import { Pesos } from '../money.ts';
import { ShopDay } from '../shop-day.ts';

export const CustomersQuery = z.object({
  /** Part of the email address or name, or a full mobile number. */
  search: z.string().trim().max(100).default(''),
  /** Only customers with an abandoned cart, last changed between `from` and `to`. */
  cart: z.enum(['left']).optional(),
  from: ShopDay.optional(),
  to: ShopDay.optional(),
  /** Id of the last customer on the previous page. */
  after: z.uuid().optional(),
});
export type CustomersQuery = z.output<typeof CustomersQuery>;
export type CustomersQueryInput = z.input<typeof CustomersQuery>;

const known = {
  id: z.uuid(),
  userName: z.string(),
  email: z.string(),
  isDisabled: z.boolean(),
  createdAt: z.iso.datetime(),
  orders: z.int(),
  /** Paid and unpaid orders, without cancelled and returned ones, as on the dashboard. */
  spent: Pesos,
};

const CustomerRow = z.object(known);
export type CustomerRow = z.output<typeof CustomerRow>;

export const CustomersReply = z.object({
  success: z.literal(true),
  data: z.array(CustomerRow),
  next: z.uuid().nullable(),
});
export type CustomersReply = z.output<typeof CustomersReply>;

const CustomerOrder = z.object({
  _id: z.uuid(),
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  total: Pesos,
  createdAt: z.iso.datetime(),
});

const Note = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  author: z.string(),
  text: z.string(),
});

const Customer = z.object({
  ...known,
  /** Whether the email address is confirmed. */
  isVerified: z.boolean(),
  /** Why the account was disabled or enabled. */
  accessReason: z.string().nullable(),
  /** When the account will be erased, on request or for inactivity. */
  eraseAt: z.iso.datetime().nullable(),
  /** Whether the erasure is due to inactivity. The customer was notified. */
  isIdle: z.boolean(),
  reviews: z.int(),
  /** Most recent orders. */
  newestOrders: z.array(CustomerOrder),
  addresses: z.array(Address),
  notes: z.array(Note),
});
export type Customer = z.output<typeof Customer>;

export const CustomerReply = z.object({ success: z.literal(true), data: Customer });
export type CustomerReply = z.output<typeof CustomerReply>;

export const CustomerId = z.object({ id: z.uuid() });
export type CustomerId = z.input<typeof CustomerId>;

export const CustomerNote = z.object({
  text: z.string().trim().min(1, 'Required').max(1_000),
});
export type CustomerNote = z.input<typeof CustomerNote>;

export const CustomerDisabledBody = z.object({
  isDisabled: z.boolean(),
  reason: z.string().trim().min(3, 'Enter a reason of 3 characters or more').max(200),
});
export type CustomerDisabledBody = z.output<typeof CustomerDisabledBody>;

export const CustomerDisabledReply = z.object({
  success: z.literal(true),
  data: z.object({ isDisabled: z.boolean() }),
});
export type CustomerDisabledReply = z.output<typeof CustomerDisabledReply>;
