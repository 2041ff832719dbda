import type { FastifyReply } from 'fastify';

const heartbeatMs = 15_000;

interface EventStream {
  send: (event: string, data: string) => void;
  end: () => void;
}

/** Server-sent events: the reply stays open until it is ended, by us or by whoever reads it. */
export function openEventStream(reply: FastifyReply, onClosed: () => void): EventStream {
  // From here on the framework neither ends the answer nor limits how long it takes.
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
  // Asks a gateway before us to pass each word on at once.
  raw.setHeader('x-accel-buffering', 'no');
  raw.write(': open\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  raw.once('close', () => {
    clearInterval(heartbeat);
    onClosed();
  });
  return {
    send: (event, data) => raw.write(`event: ${event}\ndata: ${data}\n\n`),
    end: () => raw.end(),
  };
}
