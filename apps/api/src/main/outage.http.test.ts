import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sqlFileNames } from '#api/platform/db/migrations/sql-files.ts';
import { createPool } from '#api/platform/db/pool.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import {
  disposablePostgres,
  disposableRedis,
  type DisposableService,
} from '#api/testing/disposable-services.ts';
import { createApp } from './app.ts';
import { prepareDatabase } from './prepare-database.ts';

const workspace = new URL('../../', import.meta.url);
const password = 'correct horse battery';
let postgres: DisposableService;
let redis: DisposableService;
let app: FastifyInstance;
let sessions: string[];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([disposablePostgres(), disposableRedis()]);
  await prepareDatabase(postgres.url, workspace);
  const env = parseEnv({
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'silent',
    CACHE_SECONDS: '0',
    RATE_LIMIT_PER_MINUTE: '10000000',
    PASSWORD_MEMORY_KIB: '64',
    ACCOUNT_LIMITS: 'signIn=1000000/1h,signInAddress=1000000/1h,signInAccount=1000000/1h',
  });
  const log = createLog('test', 'silent');
  const pool = createPool({ url: env.DATABASE_URL, size: 8, role: appRole, log });
  const migrations = await sqlFileNames(new URL('migrations/', workspace));
  app = await createApp({ env, log, pool, migrations });
  sessions = await Promise.all(Array.from({ length: 8 }, (_, index) => openSession(index)));
});

afterAll(async () => {
  await app.close();
  await postgres.remove();
  await redis.remove();
});

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const person = (index: number) => ({ email: `shopper${index}@sirkito.test`, password });

async function openSession(index: number): Promise<string> {
  const form = { ...person(index), userName: 'Maria', confirmPassword: password };
  await retried(() => post('/api/auth/register', form));
  const reply = await retried(() => post('/api/auth/login', person(index)));
  return reply.json<{ token: string }>().token;
}

/** Retries while a busy machine answers 503. */
const retried = (call: () => ReturnType<typeof post>) =>
  vi.waitFor(
    async () => {
      const reply = await call();
      expect(reply.statusCode).toBe(200);
      return reply;
    },
    { timeout: 20_000, interval: 200 },
  );

/** Keeps every shopper calling until `stop`. */
function startShopping() {
  const statuses = new Map<number, number>();
  let isOver = false;
  const shoppers = sessions.map(async (token, index) => {
    const headers = { authorization: `Bearer ${token}` };
    for (let turn = index; !isOver; turn += 1) {
      const call = [
        () => app.inject({ url: '/api/auth/check-auth', headers }),
        () => app.inject({ url: '/api/account/profile', headers }),
        () => app.inject({ url: '/api/account/sessions', headers }),
        () => post('/api/auth/login', person(index)),
      ][turn % 4];
      const status = (await call?.())?.statusCode ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await delay(5);
    }
  });
  return {
    statuses,
    stop: async () => {
      isOver = true;
      await Promise.all(shoppers);
    },
  };
}

async function expectAllSignedIn(): Promise<void> {
  const check = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ url: '/api/auth/check-auth', headers })).statusCode;
  };
  expect(await Promise.all(sessions.map(check))).toEqual(sessions.map(() => 200));
}

test.each([
  ['PostgreSQL', () => postgres, false],
  ['Redis', () => redis, true],
])(
  'survives an outage of %s under load without signing anyone out and recovers within ten seconds',
  async (_name, serviceOf, isOptional) => {
    const service = serviceOf();
    const shopping = startShopping();
    await delay(500);
    await service.stop();
    await delay(4_000);
    if (isOptional) await vi.waitFor(expectAllSignedIn, { timeout: 10_000, interval: 50 });
    await service.start();
    await vi.waitFor(expectAllSignedIn, { timeout: 10_000, interval: 50 });
    await delay(500);
    await shopping.stop();

    const errors = [...shopping.statuses.keys()].filter((status) => status !== 200);
    expect(errors.filter((status) => status !== 503)).toEqual([]);
    await expectAllSignedIn();
  },
);
