import { batchedOutput } from '@sirkito/process';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** Creates the logger. It never logs headers or bodies, so no token, cookie or password leaks. */
export const createLog = (level: string): Log =>
  pino(
    {
      name: 'web',
      level,
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: loggedPath(request.url),
        }),
        err: pino.stdSerializers.err,
      },
    },
    batchedOutput(),
  );

/** Removes the query, which can contain user input, and tokens of emailed links. */
export const loggedPath = (url: string): string =>
  url
    .replace(/\?.*$/, '')
    .replace(/((?:reset-password|verify-email|account\/data)\/[^/]+)\/.+$/, '$1/[removed]');
