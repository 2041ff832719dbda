import { orderStatuses, paymentStatuses } from '@sirkito/commerce';
import { z } from 'zod';
import { Address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { customerStaffPaths } from './paths/customer-staff.ts';
import { ShopDay } from './shop-day.ts';

const CustomersQuery = z.object({
  /** A part of the e-mail address or the name, or a whole mobile number. */
  search: z.string().trim().max(100).default(''),
  /** Whose cart stands there filled, last touched from the one day to the other. */
  cart: z.enum(['left']).optional(),
  from: ShopDay.optional(),
  to: ShopDay.optional(),
  /** The last customer of the page before. */
  after: z.uuid().optional(),
});
export type CustomersQuery = z.output<typeof CustomersQuery>;
export type CustomersAddress = z.input<typeof CustomersQuery>;

const known = {
  id: z.uuid(),
  userName: z.string(),
  email: z.string(),
  isDisabled: z.boolean(),
  createdAt: z.iso.datetime(),
  orders: z.int(),
  /** What was neither cancelled nor brought back, paid or not: as the dashboard counts sales. */
  spent: Pesos,
};

const CustomerRow = z.object(known);
export type CustomerRow = z.output<typeof CustomerRow>;

const CustomersReply = z.object({
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
  /** Whether the e-mail address is known to be theirs. */
  isVerified: z.boolean(),
  /** Why they were shut out, or let in again. */
  standingReason: z.string().nullable(),
  /** When the account will be erased, because its owner asked for that or nobody used it. */
  eraseAt: z.iso.datetime().nullable(),
  /** Whether it will be because nobody used it, which its owner was told. */
  isIdle: z.boolean(),
  reviews: z.int(),
  /** The newest ones. */
  newestOrders: z.array(CustomerOrder),
  addresses: z.array(Address),
  notes: z.array(Note),
});
export type Customer = z.output<typeof Customer>;

const CustomerReply = z.object({ success: z.literal(true), data: Customer });
export type CustomerReply = z.output<typeof CustomerReply>;

const CustomerId = z.object({ id: z.uuid() });
export type CustomerId = z.input<typeof CustomerId>;

const CustomerNote = z.object({
  text: z.string().trim().min(1, 'Please fill this in').max(1_000),
});
export type CustomerNote = z.input<typeof CustomerNote>;

const CustomerStanding = z.object({
  isDisabled: z.boolean(),
  reason: z.string().trim().min(3, 'Say why, in a few words').max(200),
});
export type CustomerStanding = z.output<typeof CustomerStanding>;

const StandingReply = z.object({
  success: z.literal(true),
  data: z.object({ isDisabled: z.boolean() }),
});
export type StandingReply = z.output<typeof StandingReply>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const oneCustomer = [...staffErrors, 'customers.not_found'] as const;

export const customerStaffApi = {
  list: endpoint(customerStaffPaths.list, {
    access: 'staff',
    summary: 'Customers by e-mail address, name or mobile number, newest first',
    query: CustomersQuery,
    reply: CustomersReply,
    errors: staffErrors,
  }),
  view: endpoint(customerStaffPaths.view, {
    access: 'staff',
    summary: 'One customer with orders, addresses and notes; looking is noted in the audit log',
    params: CustomerId,
    reply: CustomerReply,
    errors: oneCustomer,
  }),
  note: endpoint(customerStaffPaths.note, {
    access: 'staff',
    summary: 'Leave a note about a customer for other staff',
    params: CustomerId,
    body: CustomerNote,
    reply: CustomerReply,
    errors: oneCustomer,
  }),
  standing: endpoint(customerStaffPaths.standing, {
    access: 'staff',
    summary: 'Shut a customer out, or let them in again',
    params: CustomerId,
    body: CustomerStanding,
    reply: StandingReply,
    errors: oneCustomer,
  }),
};
