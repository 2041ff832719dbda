import { orderStaffApi } from '@sirkito/contracts/orders/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '#api/platform/context.ts';
import type { Listen } from '#api/platform/db/listener.ts';
import { openEventStream } from '#api/platform/http/event-stream.ts';
import { route } from '#api/platform/http/route.ts';
import { runPeriodically } from '#api/platform/run-periodically.ts';
import { createLiveStreams, type FindStaffRoles } from './live-streams.ts';

interface LiveOrdersDeps {
  listenToOrders: Listen;
  findStaffRoles: FindStaffRoles;
}

/** Streams the ids of new and changed orders to open screens. */
export function liveOrdersRoutes(
  app: FastifyInstance,
  { listenToOrders, findStaffRoles }: LiveOrdersDeps,
): void {
  const streams = createLiveStreams(findStaffRoles);
  const { log } = app;
  const check = runPeriodically({ work: () => streams.endRevoked(), everyMs: 1_000, log });
  // Close streams before the server waits for open connections; they never end by themselves.
  app.addHook('preClose', async () => {
    streams.endAll();
    await check.stop();
  });
  route(app, orderStaffApi.live, async (ctx, { query }, { reply }) => {
    const live = { actor: requireStaff(ctx), end: () => stream.end() };
    streams.add(live);
    const stream = openEventStream(reply, () => {
      clearTimeout(timer);
      streams.remove(live);
      stop();
    });
    const timer = setTimeout(stream.end, query.seconds * 1_000);
    const stop = listenToOrders({
      onMessage: (ids) => stream.send('orders', JSON.stringify(ids.split(','))),
      // The screen may have missed a change between its fetch and this point.
      onConnected: () => stream.send('orders', '[]'),
      onDisconnected: stream.end,
    });
    return '';
  });
}
