import { AppError, type ErrorCode } from '@sirkito/contracts/errors';
import type { ErrorReply } from '@sirkito/contracts/error-reply';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** How Fastify's own refusals are called in our catalogue. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_VALIDATION: 'request.invalid',
  FST_ERR_HANDLER_TIMEOUT: 'server.unavailable',
  FST_UNDER_PRESSURE: 'server.overloaded',
};

/** PostgreSQL cannot keep such a character, as NUL is one, in text (22021) or inside JSON (22P05). */
const notToBeKept = new Set(['22021', '22P05']);

/** What it says of half a pair inside JSON. Its code, 22P02, is that of faults of ours too. */
const halfPair = /surrogate/i;

/** PostgreSQL is away, starting, stopping, read-only, full, or took too long: try again later. */
const databaseAway = new Set(
  '57P01 57P02 57P03 57014 55P03 53200 53300 53400 25006 08006 08001 40001 40P01'.split(' '),
);
const networkAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

/** The driver has no codes for these. The last comes when a broken transaction is to be undone. */
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** The one place where a failure becomes an answer. */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toAppError(error);
    const isOurs = refusal.status >= 500;
    if (isOurs) request.log.error({ err: error, code: refusal.code }, 'request failed');
    else request.log.info({ code: refusal.code }, 'request refused');
    return answer(reply, refusal, request, fieldsOf(error));
  });
}

/** Guessing at addresses counts against the visitor's limit like any other call. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    answer(reply, new AppError('request.not_found'), request),
  );
}

function answer(
  reply: FastifyReply,
  refusal: AppError,
  request: FastifyRequest,
  fields?: Record<string, string>,
) {
  const wait = refusal.details['retryAfterSeconds'] ?? (refusal.status === 503 ? 2 : undefined);
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  const body: ErrorReply = {
    success: false,
    code: refusal.code,
    message: refusal.message,
    ...(fields && { fields }),
    ...(Object.keys(refusal.details).length > 0 && { details: refusal.details }),
    requestId: request.id,
  };
  // Sent as text: a refusal must not fail in the serializer of the reply it replaces.
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  const code = frameworkCodes[error.code];
  if (code) return new AppError(code, {}, { cause: error });
  if (error.statusCode === 400 || isNotToBeKept(error)) {
    return new AppError('request.invalid', {}, { cause: error });
  }
  if (isAway(error)) return new AppError('server.unavailable', {}, { cause: error });
  return new AppError('server.unexpected', {}, { cause: error });
}

function isNotToBeKept({ code, detail = '' }: FastifyError & { detail?: string }): boolean {
  return notToBeKept.has(code) || (code === '22P02' && halfPair.test(detail));
}

function isAway(error: FastifyError): boolean {
  return (
    databaseAway.has(error.code) ||
    networkAway.has(error.code) ||
    connectionLost.test(error.message)
  );
}

function fieldsOf(error: unknown): Record<string, string> | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const entries = error.validation.map((issue) => [
    issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
    issue.message ?? 'is not valid',
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
