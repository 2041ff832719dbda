import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyServerOptions } from 'fastify';
import { requestIdOf } from '../request-id.ts';

/** More anonymous reads at once would wait for longer than the browse limit allows. */
const maxInFlight = 64;

/** How often the timeout of requests is checked; Node.js does it every 30 seconds. */
const connectionsCheckingInterval = 1_000;

type Timeouts = Pick<
  FastifyServerOptions,
  'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout'
>;

/**
 * Creates the HTTP server. It refuses anonymous reads beyond a limit before the framework sees them:
 * a refusal must cost far less than an answer, or refusing alone would use up the process.
 */
export function createSheddingServer(
  handler: RequestListener,
  { keepAliveTimeout = 0, requestTimeout = 0, connectionTimeout = 0 }: Timeouts,
  onShed?: () => void,
): Server {
  let inFlight = 0;
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
    if (isAnonymousRead(request)) {
      if (inFlight >= maxInFlight) {
        onShed?.();
        const requestId = requestIdOf(request);
        const reply: ErrorReply = { success: false, code, message, requestId };
        response.writeHead(status, { ...headers, 'x-request-id': requestId });
        response.end(JSON.stringify(reply));
        return;
      }
      inFlight += 1;
      response.once('close', () => {
        inFlight -= 1;
      });
    }
    handler(request, response);
  });
  server.setTimeout(connectionTimeout);
  // Node.js swaps the two if the headers have longer than the whole request.
  return Object.assign(server, {
    keepAliveTimeout,
    requestTimeout,
    headersTimeout: requestTimeout,
  });
}

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '2',
};

const { code, message, status } = new AppError('server.overloaded');

/** Pictures don't count: one listing loads dozens, and they need no database. */
const countedPath = /^\/api\/(?!images\/)/;

const isAnonymousRead = ({ method, url, headers: { authorization } }: IncomingMessage): boolean =>
  method === 'GET' && authorization === undefined && countedPath.test(url ?? '');
