import { defaultShippingFee, zoneIds } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { shippingPaths } from './paths/shipping.ts';

const Days = z.int('A whole number of days').min(0).max(99, 'At most 99 days');

const ShippingRate = z.object({
  days: z
    .tuple([Days, Days])
    .refine(([soonest, latest]) => soonest <= latest, 'The latest day is not before the soonest'),
  fees: z.tuple([Pesos, Pesos, Pesos, Pesos]),
  feePerExtraKg: Pesos,
});

/** What delivery costs, by zone and weight. */
export const ShippingTable = z.object({
  zones: z
    .record(z.enum(zoneIds), ShippingRate)
    // The cart shows it before anybody knows the address.
    .refine(({ metro_manila: { fees } }) => fees[0] === defaultShippingFee, {
      error: `A light parcel within Metro Manila costs ${defaultShippingFee}`,
      path: ['metro_manila', 'fees', 0],
    }),
  bulkyFee: Pesos,
  freeFrom: Pesos,
});
export type ShippingTable = z.output<typeof ShippingTable>;
export type ShippingBody = z.input<typeof ShippingTable>;

const ShippingReply = z.object({ success: z.literal(true), data: ShippingTable });
export type ShippingReply = z.output<typeof ShippingReply>;

export const shippingApi = {
  table: endpoint(shippingPaths.table, {
    access: 'public',
    isShared: true,
    summary: 'What delivery costs and how long it takes, by zone and weight',
    reply: ShippingReply,
    errors: [],
  }),
  change: endpoint(shippingPaths.change, {
    access: 'staff',
    summary: 'Replace what delivery costs and how long it takes',
    body: ShippingTable,
    reply: ShippingReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
};
