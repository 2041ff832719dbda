import type { IncomingHttpHeaders } from 'node:http';

/** Many clients name a type on every call. Without a body there is nothing to parse. */
export function ignoreTypeWithoutBody(headers: IncomingHttpHeaders): void {
  const isEmpty = headers['transfer-encoding'] === undefined && !Number(headers['content-length']);
  if (isEmpty) delete headers['content-type'];
}
