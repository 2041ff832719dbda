import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createSessionStore } from '#api/modules/accounts/sessions/session-store.ts';
import { createLimits } from '#api/modules/accounts/account/limits.ts';
import { createViewCounter } from '#api/modules/catalog/featured/view-counter.ts';
import { refuseDemoData } from '#api/demo/refuse-demo-data.ts';
import { createOrderQueue, orderDeadlineMs } from '#api/modules/orders/checkout/place-order.ts';
import { orderChannel } from '#api/modules/orders/outbox/outbox.queries.ts';
import { createSoldOutCache, stockChannel } from '#api/modules/orders/checkout/sold-out.ts';
import { createBatchedCounter } from '#api/platform/batched-counter.ts';
import { createCounter } from '#api/platform/counter.ts';
import {
  createDatabaseClock,
  readDatabaseTime,
  syncEveryMs,
} from '#api/platform/db/database-clock.ts';
import { createAbortableReaders } from '#api/platform/db/abortable-reader.ts';
import { createDatabase } from '#api/platform/db/pool.ts';
import { createListener } from '#api/platform/db/listener.ts';
import { assertLeastPrivilege } from '#api/platform/db/assert-least-privilege.ts';
import { createReplicaReaders } from '#api/platform/db/replica-readers.ts';
import { databaseNameOf } from '#api/platform/db/database-url.ts';
import { assertSessionSettings } from '#api/platform/db/session-settings.ts';
import type { Env } from '#api/platform/env.ts';
import { answerUnknownPaths } from '#api/platform/http/errors.ts';
import { reportHealth } from '#api/platform/http/health.ts';
import { reportMetrics } from '#api/platform/http/metrics.ts';
import { shedUnderPressure } from '#api/platform/http/limits/pressure.ts';
import { servePictures } from '#api/platform/http/pictures.ts';
import { limitRates, visitWindowMs } from '#api/platform/http/limits/rate-limit.ts';
import { describeApi } from '#api/platform/http/reference.ts';
import { createReplyCache } from '#api/platform/http/reply-cache.ts';
import { secure } from '#api/platform/http/security.ts';
import { createServer } from '#api/platform/http/server.ts';
import { pictureStoreOf } from '#api/platform/images/store/picture-store-of.ts';
import { createSender } from '#api/platform/jobs/jobs.ts';
import type { Log } from '#api/platform/log.ts';
import { createApiMetrics } from '#api/platform/metrics/api-metrics.ts';
import { watchBacklog } from '#api/platform/metrics/backlog.ts';
import { createPasswords } from '#api/platform/passwords.ts';
import { connectRedis, isUp } from '#api/platform/redis.ts';
import { runPeriodically } from '#api/platform/run-periodically.ts';
import { createSecretBox } from '#api/platform/secret-box.ts';
import { createContext, hashingOf, jobsOf, providerOf, registerRoutes } from './compose.ts';
import { createReplicaPools, directConnection, isPooler } from './connections.ts';

const preparedPictures = fileURLToPath(new URL('../../catalogue/pictures/', import.meta.url));

const viewsStoredEveryMs = 5_000;

interface AppDeps {
  env: Env;
  log: Log;
  pool: Pool;
  migrations: readonly string[];
}

/** Composes the HTTP server, ready to listen or to inject into. Closing it closes its connections. */
export async function createApp({ env, log, pool, migrations }: AppDeps): Promise<FastifyInstance> {
  const db = createDatabase(pool);
  if (isPooler(env)) await assertSessionSettings(db);
  if (env.SHOP_MODE === 'live') {
    await assertLeastPrivilege(db);
    await refuseDemoData(db);
  }
  const clock = await createDatabaseClock(() => readDatabaseTime(db));
  const sender = await createSender(db, log);
  const redis = connectRedis(env.REDIS_URL, log);
  const shop = databaseNameOf(env.DATABASE_URL);
  const counter = createCounter({ redis, shop, log });
  const passwords = createPasswords({ ...hashingOf(env), log });
  const limits = createLimits(counter, env.ACCOUNT_LIMITS);
  const sessions = createSessionStore(db);
  const readerFor = createAbortableReaders(db);
  const contextFor = (requestId: string, requestLog: Log, signal?: AbortSignal) =>
    createContext({
      db,
      enqueue: sender.enqueue,
      requestId,
      log: requestLog,
      actor: { kind: 'guest' },
      now: clock.now,
      signal,
      read: signal && readerFor(signal, requestLog),
    });
  const listenerOf = (channel: string) =>
    createListener({ ...directConnection(env), channel, log });
  const [orderListener, stockListener] = [listenerOf(orderChannel), listenerOf(stockChannel)];
  const soldOut = createSoldOutCache(stockListener.listen);
  const metrics = createApiMetrics();
  metrics.watchPool(pool);
  metrics.watchRedis(() => isUp(redis));
  metrics.watchClock(clock.offsetMs);
  const replicaPools = createReplicaPools(env, log);
  const replicas =
    replicaPools.length > 0
      ? createReplicaReaders({
          primary: db,
          replicas: replicaPools,
          log,
          count: metrics.countReplicaRead,
        })
      : undefined;
  metrics.watchReplicas(replicas?.replicas ?? []);
  const submitOrder = createOrderQueue(contextFor('orders', log), soldOut, metrics.orders);
  const viewCounter = createViewCounter(
    { ...contextFor('views', log), actor: { kind: 'shop' } },
    viewsStoredEveryMs,
  );
  const clockSync = runPeriodically({ work: clock.sync, everyMs: syncEveryMs, log });
  const app = createServer({
    log,
    trustedProxies: env.TRUSTED_PROXIES,
    contextFor,
    identify: sessions.identify,
    now: clock.now,
    onShed: metrics.countShed,
    onPrepared: () => metrics.countReply('hit'),
  });
  app.addHook('onClose', async () => {
    await viewCounter.flush();
    await clockSync.stop();
    redis.disconnect();
    await passwords.close();
    await orderListener.end();
    await stockListener.end();
    await sender.stop();
    await replicas?.close();
    await db.destroy();
  });

  await secure(app, { shopUrl: env.SHOP_URL, publicApiUrl: env.PUBLIC_API_URL });
  await shedUnderPressure(app, env.OVERLOAD_AFTER_MS);
  await limitRates(app, {
    countVisit: createBatchedCounter({ redis, shop, windowMs: visitWindowMs, log }),
    counter,
    perMinute: env.RATE_LIMIT_PER_MINUTE,
    webSecret: env.WEB_API_SECRET,
  });
  if (env.CACHE_SECONDS > 0) {
    app.decorate(
      'replies',
      createReplyCache({
        redis,
        shop,
        seconds: env.CACHE_SECONDS,
        now: clock.now,
        log,
        count: metrics.countReply,
      }),
    );
  }
  if (replicas) app.decorate('replicaReaderFor', replicas.readerFor);
  answerUnknownPaths(app);
  await describeApi(app);
  const store = pictureStoreOf(env);
  const jobs = jobsOf(env);
  const emailQueues = jobs.flatMap(({ name, sendsEmail }) => (sendsEmail ? name : []));
  const { registry } = metrics;
  reportMetrics(app, metrics, watchBacklog({ registry, pool, emailQueues, log }));
  reportHealth(app, {
    read: db,
    pool,
    store,
    redis,
    clock,
    migrations,
    queues: jobs.map(({ name }) => name),
    isOrderQueueStuck: () => submitOrder.oldestWaitMs() > orderDeadlineMs,
  });
  const pictures = { prepared: preparedPictures, store };
  servePictures(app, pictures, { isOnCdn: env.IMAGES_URL !== '' });
  registerRoutes(app, {
    passwords,
    limits,
    secretBox: createSecretBox(env.STAFF_CODE_KEY),
    sessions,
    submitOrder,
    pictures,
    provider: providerOf(env),
    shopUrl: env.SHOP_URL,
    listenToOrders: orderListener.listen,
    viewCounter,
  });
  return app;
}
