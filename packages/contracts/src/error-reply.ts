import { keysOf } from '@sirkito/commerce';
import { z } from 'zod';
import { errorCatalogue } from './error-catalogue.ts';
import type { ErrorDetails } from './error-details.ts';

/** Body of every error reply. */
export const ErrorReply = z
  .object({
    success: z.literal(false),
    code: z.enum(keysOf(errorCatalogue)),
    message: z.string(),
    /** Messages by field path. */
    fields: z.record(z.string(), z.string()).optional(),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });
export type ErrorReply = Omit<z.output<typeof ErrorReply>, 'details'> & { details?: ErrorDetails };
