import { orderStaffApi } from '@sirkito/contracts/orders/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import type { Listen } from '#api/platform/db/listener.ts';
import { openEventStream } from '#api/platform/http/event-stream.ts';
import { route } from '#api/platform/http/route.ts';

/** Streams the ids of new and changed orders to open screens. */
export function liveOrdersRoutes(app: FastifyInstance, listen: Listen): void {
  const open = new Set<() => void>();
  // Close streams before the server waits for open connections; they never end by themselves.
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
  route(app, orderStaffApi.live, async (_ctx, { query }, { reply }) => {
    const stream = openEventStream(reply, () => {
      clearTimeout(timer);
      open.delete(stream.end);
      stop();
    });
    // End the stream after a while: the reconnect checks again that the user is staff.
    const timer = setTimeout(stream.end, query.seconds * 1_000);
    open.add(stream.end);
    const stop = listen({
      onMessage: (ids) => stream.send('orders', JSON.stringify(ids.split(','))),
      // The screen may have missed a change between its fetch and this point.
      onConnected: () => stream.send('orders', '[]'),
      onDisconnected: stream.end,
    });
    return '';
  });
}
