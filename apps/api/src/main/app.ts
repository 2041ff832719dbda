import { fileURLToPath } from 'node:url';
import { asPesos, toCentavos } from '@sirkito/commerce';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createSessionStore } from '#api/modules/accounts/sessions/session-store.ts';
import { createTwoFactorPolicy } from '#api/modules/accounts/two-factor/two-factor-policy.ts';
import { createLimits } from '#api/modules/accounts/account/limits.ts';
import { createViewCounter } from '#api/modules/catalog/featured/view-counter.ts';
import { refuseDemoData } from '#api/demo/refuse-demo-data.ts';
import { createOrderQueue, orderDeadlineMs } from '#api/modules/orders/placing/order-queue.ts';
import { orderChannel } from '#api/modules/orders/outbox/outbox.queries.ts';
import { createSoldOutCache, stockChannel } from '#api/modules/orders/placing/sold-out.ts';
import { invoiceKeysOf, signerOf } from '#api/modules/invoices/reports/reporting-of.ts';
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
import { withoutTransaction } from '#api/platform/db/transaction.ts';
import { assertSessionSettings } from '#api/platform/db/session-settings.ts';
import type { Env } from '#api/platform/env.ts';
import { answerUnknownPaths } from '#api/platform/http/errors.ts';
import { reportHealth } from '#api/platform/http/health.ts';
import { reportMetrics } from '#api/platform/http/metrics.ts';
import { originsOf } from '#api/platform/http/origins.ts';
import { shedUnderPressure } from '#api/platform/http/limits/pressure.ts';
import { servePictures } from '#api/platform/http/pictures.ts';
import { limitRates, visitWindowMs } from '#api/platform/http/limits/rate-limit.ts';
import { describeApi } from '#api/platform/http/reference/describe-api.ts';
import { createReplyCache } from '#api/platform/http/reply-cache.ts';
import { secure } from '#api/platform/http/security.ts';
import { createServer, type RequestSource } from '#api/platform/http/server.ts';
import { inTime } from '#api/platform/in-time.ts';
import { pictureStoreOf } from '#api/platform/images/store/picture-store-of.ts';
import { createSender } from '#api/platform/jobs/jobs.ts';
import type { Log } from '#api/platform/log.ts';
import { createApiMetrics } from '#api/platform/metrics/api-metrics.ts';
import { watchBacklog } from '#api/platform/metrics/backlog.ts';
import { createPasswords } from '#api/platform/passwords.ts';
import { connectRedis, isUp } from '#api/platform/redis.ts';
import { runPeriodically } from '#api/platform/run-periodically.ts';
import { createSecretBox } from '#api/platform/secret-box.ts';
import { hashForSecurityLog, insertSecurityEvents } from '#api/platform/security-log/event-row.ts';
import { createSecurityLog } from '#api/platform/security-log/security-log.ts';
import { createContext, hashingOf, jobsOf, providerOf, registerRoutes } from './compose.ts';
import {
  assertLeastPrivileges,
  createReadPool,
  directConnection,
  isPooler,
} from './connections.ts';

/** Below the timeout of a scrape. */
const imageCheckTimeoutMs = 2_000;
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
    await assertLeastPrivileges(env, db, log);
    await refuseDemoData(db);
  }
  const clock = await createDatabaseClock(() => readDatabaseTime(db));
  const sender = await createSender(db, log);
  const redis = connectRedis(env.REDIS_URL, log);
  const shop = new URL(env.DATABASE_URL).pathname;
  const counter = createCounter({ redis, shop, log });
  const passwords = createPasswords({ ...hashingOf(env), log });
  const limits = createLimits(counter, env.ACCOUNT_LIMITS);
  const calls = limits.of('calls');
  const twoFactorPolicy = createTwoFactorPolicy(env.TWO_FACTOR_GRACE_DAYS);
  const sessions = createSessionStore(db, twoFactorPolicy);
  const readerFor = createAbortableReaders(db);
  const metrics = createApiMetrics();
  const secretBox = createSecretBox(env.STAFF_CODE_KEY);
  const securityLog = createSecurityLog({
    write: (rows) => withoutTransaction(db, (tx) => insertSecurityEvents(tx, rows)),
    hash: (text) => hashForSecurityLog(secretBox, text),
    metrics: metrics.securityEvents,
    log,
  });
  const contextFor = (
    requestId: string,
    requestLog: Log,
    { signal, clientAddress }: RequestSource = {},
  ) =>
    createContext({
      db,
      enqueue: sender.enqueue,
      requestId,
      log: requestLog,
      actor: { kind: 'guest' },
      now: clock.now,
      signal,
      read: signal && readerFor(signal, requestLog),
      clientAddress,
      securityLog,
    });
  const listenerOf = (channel: string) =>
    createListener({ ...directConnection(env), channel, log });
  const [orderListener, stockListener] = [listenerOf(orderChannel), listenerOf(stockChannel)];
  const soldOut = createSoldOutCache(stockListener.listen);
  const readPool = createReadPool(env, log);
  const readDb = readPool && createDatabase(readPool);
  metrics.watchPools(readPool ? [pool, readPool] : [pool]);
  metrics.watchRedis(() => isUp(redis));
  metrics.watchClock(clock.offsetMs);
  const orderQueue = createOrderQueue(contextFor('orders', log), soldOut, metrics.orders);
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
    origins: originsOf(env),
    now: clock.now,
    onShed: metrics.countShed,
    onPrepared: () => metrics.countReply('hit'),
  });
  app.addHook('onClose', async () => {
    await viewCounter.flush();
    await securityLog.stop();
    await clockSync.stop();
    redis.disconnect();
    await passwords.close();
    await orderListener.end();
    await stockListener.end();
    await sender.stop();
    await readDb?.destroy();
    await db.destroy();
  });

  secure(app, { shopUrl: env.SHOP_URL, publicApiUrl: env.PUBLIC_API_URL });
  await shedUnderPressure(app, env.OVERLOAD_AFTER_MS);
  await limitRates(app, {
    byAddress: {
      count: createBatchedCounter({ redis, shop, windowMs: visitWindowMs, log }),
      max: env.RATE_LIMIT_PER_MINUTE,
    },
    byAccount: {
      count: createBatchedCounter({ redis, shop, windowMs: calls.windowMs, log }),
      max: calls.max,
    },
    counter,
    webSecret: env.WEB_API_SECRET,
  });
  if (env.CACHE_SECONDS > 0) {
    app.decorate(
      'replies',
      createReplyCache({
        seconds: env.CACHE_SECONDS,
        now: clock.now,
        count: metrics.countReply,
      }),
    );
  }
  if (readDb) app.decorate('publicReaderFor', createAbortableReaders(readDb));
  answerUnknownPaths(app);
  await describeApi(app, {
    serverUrl: env.PUBLIC_API_URL || env.SHOP_URL,
    isStaffOnly: env.SHOP_MODE === 'live',
  });
  const store = pictureStoreOf(env);
  metrics.watchImages(() =>
    inTime(store.check(), imageCheckTimeoutMs).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, 'image store did not respond');
        return false;
      },
    ),
  );
  const jobs = jobsOf(env);
  const emailQueues = jobs.flatMap(({ name, sendsEmail }) => (sendsEmail ? name : []));
  const { registry } = metrics;
  const reportsInvoices = env.INVOICE_REPORT_URL !== '';
  reportMetrics(app, metrics, watchBacklog({ registry, pool, emailQueues, reportsInvoices, log }));
  reportHealth(app, {
    read: db,
    pool,
    store,
    redis,
    clock,
    migrations,
    queues: jobs.map(({ name }) => name),
    isOrderQueueStuck: () => orderQueue.oldestWaitMs() > orderDeadlineMs,
  });
  const pictures = { prepared: preparedPictures, store };
  servePictures(app, pictures, {
    isOnCdn: env.IMAGES_URL !== '',
    isShownElsewhere: env.ALLOWED_ORIGINS.length > 0,
  });
  registerRoutes(app, {
    passwords,
    limits,
    secretBox,
    sessions,
    twoFactorPolicy,
    orderQueue,
    pictures,
    provider: providerOf(env),
    shopUrl: env.SHOP_URL,
    refundLimit: toCentavos(asPesos(env.REFUND_LIMIT)),
    documentSigner: signerOf(env),
    invoiceKeys: invoiceKeysOf(env),
    reportsInvoices,
    listenToOrders: orderListener.listen,
    viewCounter,
  });
  return app;
}
