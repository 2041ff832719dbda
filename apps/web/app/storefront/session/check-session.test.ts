import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#web/lib/api/api-client.ts';
import { profileKey } from '#web/lib/query-keys/account.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { checkSession } from './check-session.ts';

const user = { id: 'u1', _id: 'u1', userName: 'Maria', role: 'user', isAuthenticated: true };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map([
    ['token', 't1'],
    ['user', JSON.stringify(user)],
    ['user_cart', '{"items":[],"shippingFee":75}'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const check = (status: number, code: string, message: string) =>
  checkSession({
    queries: new QueryClient(),
    api: createApi({ origin: '', fetch: async () => Response.json({ code, message }, { status }) }),
  });

test('[EN-11] exposes isAuthenticated, isLoading, user and token', async () => {
  const answer = Promise.withResolvers<Response>();
  const api = createApi({ origin: '', fetch: () => answer.promise });
  const checking = checkSession({ queries: new QueryClient(), api });
  expect(currentSession()).toMatchObject({
    isAuthenticated: false,
    isLoading: true,
    user: { ...user, isAuthenticated: false },
    token: 't1',
  });
  answer.resolve(Response.json({ success: true, token: 't2', user }));
  await checking;
  expect(currentSession()).toMatchObject({
    isAuthenticated: true,
    isLoading: false,
    user,
    token: 't2',
  });
});

test.each([
  [401, 'auth.required', 'Sign in to continue'],
  [403, 'auth.wrong_role', 'Only staff can do this'],
])('[ER-07] reports a check-auth that fails with %i and ends the session', async (...row) => {
  const [status, code, message] = row;
  await check(status, code, message);
  expect(currentSession()).toMatchObject({
    isAuthenticated: false,
    isLoading: false,
    user: null,
    token: null,
    checkFailure: { status, message, isRejected: true },
  });
  expect([...stored.keys()]).toEqual([]);
});

test('[ER-07] reports a check-auth that fails with 503 and keeps the session', async () => {
  await check(503, 'server.overloaded', "We're very busy right now. Please try again in a moment");
  expect(currentSession()).toMatchObject({
    isAuthenticated: true,
    isLoading: false,
    user: { id: 'u1' },
    token: 't1',
    checkFailure: {
      status: 503,
      message: "We're very busy right now. Please try again in a moment",
      isRejected: false,
    },
  });
  expect([...stored.keys()]).toEqual(['token', 'user', 'user_cart']);
});

test('[ER-07] clears the failure when check-auth succeeds', async () => {
  await check(503, 'server.overloaded', "We're very busy right now. Please try again in a moment");
  const api = createApi({
    origin: '',
    fetch: async () => Response.json({ success: true, token: 't2', user }),
  });
  await checkSession({ queries: new QueryClient(), api });
  expect(currentSession()).toMatchObject({ isAuthenticated: true, checkFailure: null });
});

test('clears private data when the stored user changes', async () => {
  const queries = new QueryClient();
  const api = createApi({
    origin: '',
    fetch: async () => Response.json({ success: true, token: 't1', user }),
  });
  await checkSession({ queries, api });
  queries.setQueryData(profileKey, { userName: 'Maria' });
  await checkSession({ queries, api });
  expect(queries.getQueryData(profileKey)).toEqual({ userName: 'Maria' });

  const other = { ...user, id: 'u2', _id: 'u2', userName: 'Jose', role: 'admin' };
  stored.set('token', 't2').set('user', JSON.stringify(other));
  await checkSession({
    queries,
    api: createApi({
      origin: '',
      fetch: async () => Response.json({ success: true, token: 't2', user: other }),
    }),
  });
  expect(queries.getQueryData(profileKey)).toBeUndefined();
});
