import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#web/lib/api-client.ts';
import { currentSession } from '#web/lib/session.ts';
import { checkSession } from './check-session.ts';

const user = { id: 'u1', _id: 'u1', userName: 'Maria', role: 'user', isAuthenticated: true };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map([
    ['token', 't1'],
    ['user', JSON.stringify(user)],
    ['user_cart', '{"items":[],"shippingFee":75}'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const check = (status: number, code: string, message: string) =>
  checkSession({
    queries: new QueryClient(),
    api: createApi({ origin: '', fetch: async () => Response.json({ code, message }, { status }) }),
  });

test.each([
  [401, 'auth.required', 'Please sign in to go on'],
  [403, 'auth.wrong_role', 'This is for staff only'],
])('[ER-07] check-auth that fails with %i says so and ends the session', async (...row) => {
  const [status, code, message] = row;
  await check(status, code, message);
  expect(currentSession()).toMatchObject({
    isAuthenticated: false,
    isLoading: false,
    user: null,
    token: null,
    checkFailure: { status, message, isRefused: true },
  });
  expect([...kept.keys()]).toEqual([]);
});

test('[ER-07] check-auth that fails with 503 says so and ends nothing', async () => {
  await check(503, 'server.overloaded', 'The shop is very busy. Please try again');
  expect(currentSession()).toMatchObject({
    isAuthenticated: true,
    isLoading: false,
    user: { id: 'u1' },
    token: 't1',
    checkFailure: {
      status: 503,
      message: 'The shop is very busy. Please try again',
      isRefused: false,
    },
  });
  expect([...kept.keys()]).toEqual(['token', 'user', 'user_cart']);
});

test('[ER-07] check-auth that succeeds forgets that one before failed', async () => {
  await check(503, 'server.overloaded', 'The shop is very busy. Please try again');
  const api = createApi({
    origin: '',
    fetch: async () => Response.json({ success: true, token: 't2', user }),
  });
  await checkSession({ queries: new QueryClient(), api });
  expect(currentSession()).toMatchObject({ isAuthenticated: true, checkFailure: null });
});

test('what was known of the person before goes when storage names somebody else', async () => {
  const queries = new QueryClient();
  const api = createApi({
    origin: '',
    fetch: async () => Response.json({ success: true, token: 't1', user }),
  });
  await checkSession({ queries, api });
  queries.setQueryData(['account', 'profile'], { userName: 'Maria' });
  await checkSession({ queries, api });
  expect(queries.getQueryData(['account', 'profile'])).toEqual({ userName: 'Maria' });

  const other = { ...user, id: 'u2', _id: 'u2', userName: 'Jose', role: 'admin' };
  kept.set('token', 't2').set('user', JSON.stringify(other));
  await checkSession({
    queries,
    api: createApi({
      origin: '',
      fetch: async () => Response.json({ success: true, token: 't2', user: other }),
    }),
  });
  expect(queries.getQueryData(['account', 'profile'])).toBeUndefined();
});
