import { AppError } from '@sirkito/contracts/errors';
import type { FastifyReply } from 'fastify';

/** Shorter than the shutdown timeout, so that requests in flight can finish. */
const defaultTimeoutMs = 10_000;

/**
 * Answers 503 after the timeout, unless the reply has begun. Returns a signal that aborts then, and
 * when the caller leaves. Fastify's `handlerTimeout` stops counting once the body is read.
 */
export function startDeadline(reply: FastifyReply, timeoutMs = defaultTimeoutMs): AbortSignal {
  const controller = new AbortController();
  const { raw } = reply;
  const timer = setTimeout(() => {
    if (reply.sent || raw.headersSent) return;
    const error = unavailable(`no response within ${timeoutMs} ms`);
    controller.abort(error);
    void reply.send(error);
  }, timeoutMs);
  raw.once('close', () => {
    clearTimeout(timer);
    if (!raw.writableEnded) controller.abort(unavailable('the caller has left'));
  });
  return controller.signal;
}

const unavailable = (reason: string) =>
  new AppError('server.unavailable', {}, { cause: new Error(reason) });
