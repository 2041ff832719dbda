import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { WireRequest } from '../requests/draft.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  ms: number;
}

export type Sent = Reply | { failure: 'no reply in time' | 'connection closed'; cause: string };

/** A busy machine is late, a handler that hangs never replies. */
const repeatFactor = 3;

/** Sends requests over kept connections. */
export function createSender(url: string, deadlineMs: number) {
  const keepAlive = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  const sendOnce = (wire: WireRequest, agent: Agent | false, limitMs: number): Promise<Sent> =>
    new Promise((resolve) => {
      const began = performance.now();
      const { method, target, headers, body } = wire;
      const length = body ? { 'content-length': body.length } : {};
      const options = { hostname, port, method, path: target, agent };
      const outgoing = request({ ...options, headers: { ...headers, ...length } });
      const fail = (failure: 'no reply in time' | 'connection closed', cause: string) =>
        resolve({ failure, cause });
      const timer = setTimeout(() => {
        fail('no reply in time', `${limitMs} ms`);
        outgoing.destroy();
      }, limitMs);
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        const finish = () => {
          clearTimeout(timer);
          const { statusCode = 0, headers: received } = incoming;
          const ms = performance.now() - began;
          resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks), ms });
        };
        incoming.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
            finish();
            outgoing.destroy();
          }
        });
        incoming.on('end', finish);
        incoming.on('error', (error) => fail('connection closed', String(error)));
      });
      outgoing.on('error', (error) => {
        clearTimeout(timer);
        fail('connection closed', String(error));
      });
      outgoing.on('close', () => clearTimeout(timer));
      outgoing.end(body);
    });
  return {
    /**
     * A kept connection may close just as it is used, and a busy machine be late: tries again on a
     * new one.
     */
    async send(wire: WireRequest): Promise<{ sent: Sent; wasRepeated: boolean }> {
      const first = await sendOnce(wire, keepAlive, deadlineMs);
      if (!('failure' in first)) return { sent: first, wasRepeated: false };
      return { sent: await sendOnce(wire, false, deadlineMs * repeatFactor), wasRepeated: true };
    },
    close: () => keepAlive.destroy(),
  };
}
