import type { FastifyReply } from 'fastify';

const heartbeatMs = 15_000;

interface EventStream {
  send: (event: string, data: string) => void;
  end: () => void;
}

/** Opens a server-sent event stream, which lasts until either side closes it. */
export function openEventStream(reply: FastifyReply, onClosed: () => void): EventStream {
  // Fastify no longer ends the reply.
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
  // Tells nginx not to buffer.
  raw.setHeader('x-accel-buffering', 'no');
  const write = (text: string) => {
    // A slow reader may still be receiving what was written before the end.
    if (!raw.writableEnded) raw.write(text);
  };
  write(': open\n\n');
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  raw.once('close', () => {
    clearInterval(heartbeat);
    onClosed();
  });
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    end: () => raw.end(),
  };
}
