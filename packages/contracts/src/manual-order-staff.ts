import { maxQuantity } from '@sirkito/commerce';
import { z } from 'zod';
import { Email } from './accounts.ts';
import { AddressBody } from './address.ts';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { manualOrderPaths } from './paths/manual-order-staff.ts';

const Place = AddressBody.pick({ psgcCode: true, street: true, postalCode: true, notes: true });

/** What somebody at the counter or on the phone wants. */
const Wanted = z.object({
  items: z
    .array(z.object({ productId: z.uuid(), quantity: z.int().min(1).max(maxQuantity) }))
    .min(1, 'Choose a product')
    .max(50)
    .refine(
      (items) =>
        new Set(items.map(({ productId }) => productId.toLowerCase())).size === items.length,
      'Name each product once',
    ),
  fullName: AddressBody.shape.fullName,
  phone: AddressBody.shape.phone,
  /** Whose order it will be; a guest's without it. */
  email: Email.optional(),
  /** Where to; it is picked up at the shop without it. */
  place: Place.optional(),
  /** Cash is in the till already. */
  payment: z.enum(['cash', 'bank_transfer', 'cod']),
  notes: z.string().trim().max(500).default(''),
});

export const ManualOrder = Wanted.extend({
  /** Asking again with the same key gives the same order. */
  key: z.uuid(),
  /** What the customer was told. */
  expectedTotal: Pesos,
});
export type ManualOrder = z.output<typeof ManualOrder>;
export type ManualOrderWire = z.input<typeof ManualOrder>;

export const ManualQuoteBody = Wanted;
export type ManualQuoteBody = z.output<typeof ManualQuoteBody>;
export type ManualQuoteWire = z.input<typeof ManualQuoteBody>;

const ManualQuote = z.object({
  subtotal: Pesos,
  shippingFee: Pesos,
  /** What a promotion takes off. */
  discount: Pesos,
  total: Pesos,
});
export type ManualQuote = z.output<typeof ManualQuote>;

const ManualQuoteReply = z.object({ success: z.literal(true), data: ManualQuote });
export type ManualQuoteReply = z.output<typeof ManualQuoteReply>;

const ManualOrderReply = z.object({
  success: z.literal(true),
  data: z.object({ _id: z.uuid() }),
});
export type ManualOrderReply = z.output<typeof ManualOrderReply>;

const errors = [
  'auth.required',
  'auth.wrong_role',
  'request.invalid',
  'address.place_not_found',
  'order.customer_not_found',
  'order.withdrawn',
  'order.cod_over_limit',
] as const;

export const manualOrderApi = {
  quote: endpoint(manualOrderPaths.quote, {
    access: 'staff',
    summary: 'What an order taken by hand would cost',
    body: ManualQuoteBody,
    reply: ManualQuoteReply,
    errors,
  }),
  place: endpoint(manualOrderPaths.place, {
    access: 'staff',
    summary: 'Take an order at the counter or by phone',
    body: ManualOrder,
    reply: ManualOrderReply,
    errors: [
      ...errors,
      'order.short',
      'order.total_changed',
      'order.key_reused',
      'payment.no_bank_account',
    ],
  }),
};
