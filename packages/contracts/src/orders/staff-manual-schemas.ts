import { z } from 'zod';
import { Email } from '../accounts/schemas.ts';
import { AddressBody } from '../addresses/schemas.ts';
import { IdempotencyKey } from '../idempotency-key.ts';
import { Pesos } from '../money.ts';
import { Lines } from '../one-line.ts';

const DeliveryAddress = AddressBody.pick({
  psgcCode: true,
  street: true,
  postalCode: true,
  notes: true,
}).required({ psgcCode: true });

/** An order taken at the counter or by phone. */
const ManualOrderFields = z.object({
  items: z
    // How many of them is for the order rules to say.
    .array(z.object({ productId: z.uuid(), quantity: z.int().min(1).max(9_999) }))
    .min(1, 'Add at least one product')
    .max(50)
    .refine(
      (items) =>
        new Set(items.map(({ productId }) => productId.toLowerCase())).size === items.length,
      'Add each product only once',
    ),
  fullName: AddressBody.shape.fullName,
  phone: AddressBody.shape.phone,
  /** Customer account; omit for a guest order. */
  email: Email.optional(),
  /** Delivery address; omit for pickup. */
  place: DeliveryAddress.optional(),
  /** `cash` is already received. */
  payment: z.enum(['cash', 'bank_transfer', 'cod']),
  notes: Lines.max(500).default(''),
});

export const ManualOrder = ManualOrderFields.extend({
  key: IdempotencyKey,
  /** The total quoted to the customer. */
  expectedTotal: Pesos,
});
export type ManualOrder = z.output<typeof ManualOrder>;
export type ManualOrderInput = z.input<typeof ManualOrder>;

export const ManualQuoteBody = ManualOrderFields;
export type ManualQuoteBody = z.output<typeof ManualQuoteBody>;
export type ManualQuoteInput = z.input<typeof ManualQuoteBody>;

const ManualQuote = z.object({
  subtotal: Pesos,
  shippingFee: Pesos,
  discount: Pesos,
  total: Pesos,
});
export type ManualQuote = z.output<typeof ManualQuote>;

export const ManualQuoteReply = z.object({ success: z.literal(true), data: ManualQuote });
export type ManualQuoteReply = z.output<typeof ManualQuoteReply>;

export const ManualOrderReply = z.object({
  success: z.literal(true),
  data: z.object({ _id: z.uuid() }),
});
export type ManualOrderReply = z.output<typeof ManualOrderReply>;
