import { orderStaffApi } from '@sirkito/contracts/order-staff';
import type { FastifyInstance } from 'fastify';
import type { Listen } from '#api/platform/db/listener.ts';
import { openEventStream } from '#api/platform/http/event-stream.ts';
import { route } from '#api/platform/http/route.ts';

/** Tells open screens which orders are new or have changed. */
export function liveOrdersRoutes(app: FastifyInstance, listen: Listen): void {
  const open = new Set<() => void>();
  // Before the server waits for its connections: these would not end by themselves.
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
  route(app, orderStaffApi.live, async (_ctx, { query }, { reply }) => {
    const stream = openEventStream(reply, () => {
      clearTimeout(timer);
      open.delete(stream.end);
      stop();
    });
    // Who is asked again after a while: whoever is no longer staff hears no more.
    const timer = setTimeout(stream.end, query.seconds * 1_000);
    open.add(stream.end);
    const stop = listen({
      onWords: (ids) => stream.send('orders', JSON.stringify(ids.split(','))),
      onLost: stream.end,
    });
    return '';
  });
}
