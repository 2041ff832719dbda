import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

const acceptable = /^[\w-]{8,64}$/;

/** Uses the id of a trusted proxy so that all logs share one id; ids from visitors are ignored. */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isProxy = compile([...trustedProxies]);
  return (request) => {
    const header = request.headers['x-request-id'];
    const isTrusted =
      typeof header === 'string' &&
      acceptable.test(header) &&
      isProxy(request.socket.remoteAddress ?? '', 0);
    return isTrusted ? header : randomUUID();
  };
}
