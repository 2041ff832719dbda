import { orderPlacedMail } from '#api/modules/orders/index.ts';
import type { Job } from '#api/platform/jobs.ts';

export const orderLetterJobs = [
  {
    ...orderPlacedMail,
    // Mail templates are heavy and only the worker renders them, so they come when first needed.
    run: async (ctx, { orderId }) =>
      (await import('./send-order-placed.ts')).sendOrderPlaced(ctx, orderId),
  },
] as const satisfies readonly Job<{ orderId: string }>[];
