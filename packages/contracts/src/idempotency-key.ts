import { z } from 'zod';

/** Names one order. Repeating it with the same body returns that order. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x20-\x7e]{1,255}$/, 'Enter 1 to 255 ASCII characters');

export const IdempotencyHeader = z.looseObject({
  'idempotency-key': IdempotencyKey.optional().meta({
    description: 'Chosen by you for one order. Sending it again returns that order',
    example: 'kiosk-7-order-1042',
  }),
});
