import { AppError, retryAfter } from '@sirkito/contracts/errors';
import type { CodeWithoutDetails } from '@sirkito/contracts/error-details';
import type { ErrorReply } from '@sirkito/contracts/error-reply';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { noteSecurityEvent } from '../security-log/security-event.ts';

/** Maps Fastify's own errors to our catalogue. */
const frameworkCodes: Record<string, CodeWithoutDetails> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_VALIDATION: 'request.invalid',
  FST_ERR_BAD_URL: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'request.invalid',
  FST_UNDER_PRESSURE: 'server.overloaded',
};
const frameworkMessages: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "The body isn't valid JSON",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "This type of content isn't supported here. Most calls take JSON",
};

/** Characters such as NUL that PostgreSQL can't store in text (22021) or JSON (22P05). */
const unstorableCharacter = new Set(['22021', '22P05']);

/** A lone surrogate inside JSON. Its code, 22P02, is also used for our own bugs. */
const loneSurrogate = /surrogate/i;

/** Translates every error into an error reply. */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const appError = toAppError(error);
    const { code, status } = appError;
    // Its work is cancelled, which is no failure of ours.
    const isAbandoned = code === 'server.unavailable' && reply.raw.destroyed;
    // Writing a stack for each refusal would cost more than the refusal.
    if (code === 'server.overloaded') request.log.warn({ code }, 'request shed');
    else if (isAbandoned) request.log.info({ code }, 'caller has left');
    else if (status >= 500) request.log.error({ err: error, code }, 'request failed');
    else request.log.info({ code }, 'request refused');
    if (status === 403 && code.startsWith('auth.')) noteForbidden(request, code);
    if (code === 'request.too_large') discardBody(request, reply);
    return sendError(reply, appError, request, fieldsOf(error));
  });
}

/**
 * Reads the rest of the body, within the time limit of requests. Fastify would close the connection,
 * and a caller who is still sending wouldn't see the reply.
 */
function discardBody(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  request.raw.resume();
}

function noteForbidden({ ctx, method, routeOptions }: FastifyRequest, code: string): void {
  const details = { code, call: `${method} ${routeOptions.url ?? 'unknown'}`.slice(0, 200) };
  noteSecurityEvent(ctx, { kind: 'access_refused', details });
}

/** Answers requests whose URL can't be routed. Fastify runs no hooks for them. */
export function answerUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  void sendError(reply, toAppError(error), request);
}

/** Answers unknown paths with 404 and counts them against the rate limit. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendError(reply, new AppError('request.not_found'), request),
  );
}

function sendError(
  reply: FastifyReply,
  error: AppError,
  request: FastifyRequest,
  fields?: Record<string, string>,
) {
  const wait = retryAfter(error.details) ?? (error.status === 503 ? 2 : undefined);
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  const body: ErrorReply = {
    success: false,
    code: error.code,
    message: error.message,
    ...(fields && { fields }),
    ...(Object.keys(error.details).length > 0 && { details: error.details }),
    requestId: request.id,
  };
  // An error reply must not go through the route's success serializer.
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  const code = frameworkCodes[error.code];
  const message = frameworkMessages[error.code];
  if (code) return new AppError(code, {}, { cause: error, ...(message && { message }) });
  if (error.statusCode === 400 || isUnstorable(error)) {
    return new AppError('request.invalid', {}, { cause: error });
  }
  if (isDatabaseUnavailable(error)) return new AppError('server.unavailable', {}, { cause: error });
  return new AppError('server.unexpected', {}, { cause: error });
}

function isUnstorable({ code, detail = '' }: FastifyError & { detail?: string }): boolean {
  return unstorableCharacter.has(code) || (code === '22P02' && loneSurrogate.test(detail));
}

function fieldsOf(error: unknown): Record<string, string> | undefined {
  if (error instanceof AppError) return error.fields;
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const entries = error.validation.map(
    (issue) =>
      [
        issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
        issue.message ?? 'Invalid value',
      ] as const,
  );
  return Object.fromEntries(entries);
}
