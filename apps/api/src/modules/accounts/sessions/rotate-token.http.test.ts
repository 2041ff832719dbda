import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;

beforeAll(async () => {
  app = await shop.app();
});

/** Opens a session whose token was issued `hours` ago. */
async function sessionAged(hours: number): Promise<string> {
  const password = 'correct horse battery';
  const email = `${randomUUID()}@sirkito.test`;
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await post('/api/auth/register', {
    userName: 'Maria',
    email,
    password,
    confirmPassword: password,
  });
  const { token } = (await post('/api/auth/login', { email, password })).json<{ token: string }>();
  await shop.asOwner(
    `update session_token set issued_at = issued_at - make_interval(hours => $2)
     where session_id in (select session.id from session join account on account.id = account_id
                          where email = $1)`,
    [email, hours],
  );
  return token;
}

async function check(token: string): Promise<string | number> {
  const reply = await app.inject({
    url: '/api/auth/check-auth',
    headers: { authorization: `Bearer ${token}` },
  });
  return reply.statusCode === 200 ? reply.json<{ token: string }>().token : reply.statusCode;
}

const pass = (seconds: number) =>
  shop.asOwner('update session_token set ends_at = ends_at - make_interval(secs => $1)', [seconds]);

test('rotates a token older than a day and leaves a newer one', async () => {
  const young = await sessionAged(23);
  expect(await check(young)).toBe(young);
  const old = await sessionAged(25);
  expect(await check(old)).toMatch(/^s_[\w-]{43}$/);
  expect(await check(old)).not.toBe(old);
});

test('gives concurrent tabs the same new token', async () => {
  const old = await sessionAged(25);
  const tokens = await Promise.all(Array.from({ length: 8 }, () => check(old)));
  expect(new Set(tokens).size).toBe(1);
});

test('accepts the old token until one minute after the new one is first used', async () => {
  const old = await sessionAged(25);
  const successor = String(await check(old));
  await pass(600);
  expect(await check(old)).toBe(successor);

  expect(await check(successor)).toBe(successor);
  expect(await check(old)).toBe(successor);
  await pass(120);
  // A new app, because the first one caches the session for a second.
  const later = await shop.app();
  const reply = await later.inject({
    url: '/api/auth/check-auth',
    headers: { authorization: `Bearer ${old}` },
  });
  expect(reply.statusCode).toBe(401);
  expect(await check(successor)).toBe(successor);
});

test('ends a session after its idle timeout or its absolute lifetime', async () => {
  const ended = async (change: string) => {
    const token = await sessionAged(0);
    await shop.asOwner(change);
    return check(token);
  };
  expect(await ended(`update session set last_seen_at = now() - interval '13 days'`)).toMatch(
    /^s_/,
  );
  expect(await ended(`update session set last_seen_at = now() - interval '15 days'`)).toBe(401);
  // The API's clock may be late by half a trip to the database, which takes long on a busy machine.
  expect(await ended(`update session set expires_at = now() - interval '1 minute'`)).toBe(401);
});
