import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

const acceptable = /^[\w-]{8,64}$/;

/** The gateway's id is kept, so that one id runs through every log; a visitor's is not believed. */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isProxy = compile([...trustedProxies]);
  return (request) => {
    const given = request.headers['x-request-id'];
    const isKept =
      typeof given === 'string' &&
      acceptable.test(given) &&
      isProxy(request.socket.remoteAddress ?? '', 0);
    return isKept ? given : randomUUID();
  };
}
