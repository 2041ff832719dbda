import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** Headers and bodies are never logged, so no token, cookie or password can be. */
export const createLog = (level: string): Log =>
  pino({
    name: 'web',
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: loggedPath(request.url),
      }),
      err: pino.stdSerializers.err,
    },
  });

/** A query may hold what a person typed, and a reset link its token, so neither is logged. */
export const loggedPath = (url: string): string =>
  url
    .replace(/\?.*$/, '')
    .replace(/((?:reset-password|verify-email|account\/data)\/[^/]+)\/.+$/, '$1/[removed]');
