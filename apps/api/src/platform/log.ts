import { loggedScope } from '@sirkito/process';
import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';

export type Log = FastifyBaseLogger;

const secrets = [
  'authorization',
  'cookie',
  'token',
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'secret',
];

/** Creates the process log. Redacts secrets up to two levels deep in logged objects. */
export function createLog(name: string, level: string, destination?: DestinationStream): Log {
  const options = {
    name,
    level,
    // Names the order and the account on every line of their requests and jobs.
    mixin: () => loggedScope(),
    redact: {
      paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[removed]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: withoutQuery(request.url),
      }),
      err: pino.stdSerializers.err,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Strips query strings, which may hold personal data, and tokens of emailed links. */
function withoutQuery(url: string): string {
  return url
    .replace(/\?.*$/, '')
    .replace(/((?:reset-password|verify-email)\/[^/]+)\/.+$/, '$1/[removed]');
}
