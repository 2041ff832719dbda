import { keysOf } from '@sirkito/commerce';
import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from './error-catalogue.ts';
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

/** An error reply with one of these codes. */
export const errorReplyOf = (codes: readonly ErrorCode[]) =>
  z.intersection(ErrorReply, z.looseObject({ code: z.enum(codes) }));
