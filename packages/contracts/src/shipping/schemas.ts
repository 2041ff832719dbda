import { defaultShippingFee, zoneIds } from '@sirkito/commerce';
import { z } from 'zod';
import { Pesos } from '../money.ts';

const Days = z.int('Enter a whole number of days').min(0).max(99, 'Must be 99 days or fewer');

const ShippingRate = z.object({
  days: z
    .tuple([Days, Days])
    .refine(([soonest, latest]) => soonest <= latest, "Max. days can't be less than min. days"),
  fees: z.tuple([Pesos, Pesos, Pesos, Pesos]),
  feePerExtraKg: Pesos,
});

/** Shipping fees by zone and weight. */
export const ShippingTable = z.object({
  zones: z
    .record(z.enum(zoneIds), ShippingRate)
    // The cart shows this fee before the address is known.
    .refine(({ metro_manila: { fees } }) => fees[0] === defaultShippingFee, {
      error: `Light parcels within Metro Manila must cost ₱${defaultShippingFee}`,
      path: ['metro_manila', 'fees', 0],
    }),
  bulkyFee: Pesos,
  freeFrom: Pesos,
});
export type ShippingTable = z.output<typeof ShippingTable>;
export type ShippingBody = z.input<typeof ShippingTable>;

export const ShippingReply = z.object({ success: z.literal(true), data: ShippingTable });
export type ShippingReply = z.output<typeof ShippingReply>;
