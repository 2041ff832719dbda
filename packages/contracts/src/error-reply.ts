import { keysOf } from '@sirkito/commerce';
import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from './error-catalogue.ts';
import type { ErrorDetails } from './error-details.ts';

const Detail = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Body of every error reply. */
export const ErrorReply = z
  .object({
    success: z.literal(false),
    code: z.enum(keysOf(errorCatalogue)),
    message: z.string(),
    /** Messages by field path. */
    fields: z.record(z.string(), z.string()).optional(),
    details: z
      .record(
        z.string(),
        z.union([Detail, z.record(z.string(), Detail), z.array(z.record(z.string(), Detail))]),
      )
      .optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ErrorReply' });
export type ErrorReply = Omit<z.output<typeof ErrorReply>, 'details'> & { details?: ErrorDetails };

/** An error reply with one of these codes. */
export const errorReplyOf = (codes: readonly ErrorCode[]) =>
  z.intersection(ErrorReply, z.looseObject({ code: z.enum(codes) }));
