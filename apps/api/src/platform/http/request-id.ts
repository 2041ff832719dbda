import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const acceptableId = /^[\w-]{8,64}$/;

/** Returns the id that the web server or nginx gave the request, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}
