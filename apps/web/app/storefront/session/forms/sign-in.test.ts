import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#web/lib/api/api-client.ts';
import { cartKey } from '#web/lib/query-keys/cart.ts';
import { currentSession, guest, setSession } from '#web/lib/session/session.ts';
import { toasts } from '#web/lib/interaction/toasts.ts';
import { register } from './register.ts';
import type { SessionContext } from '../session-context.ts';
import { signIn, signInStaff } from './sign-in.ts';
import { startSession } from '../start-session.ts';

const user = { id: 'u1', _id: 'u1', userName: 'Maria', role: 'user' as const };
const credentials = { email: 'maria@mail.example', password: 'correct horse battery' };
const cart = { items: [{ productId: 'p1', quantity: 2 }], shippingFee: 75 };
let stored: Map<string, string>;
let events: string[];
let requests: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [stored, events, requests] = [new Map(), [], []];
  const window = new EventTarget();
  for (const name of ['auth-success', 'user-authenticated', 'cart-restored']) {
    window.addEventListener(name, () => events.push(name));
  }
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const contextWith = (answer: (path: string) => Response) => ({
  queries: new QueryClient(),
  api: createApi({
    origin: '',
    fetch: async (url) => {
      requests.push(url);
      return answer(url);
    },
  }),
});
const rejectingServer = () =>
  contextWith(() =>
    Response.json({ code: 'auth.bad_credentials', message: 'No' }, { status: 400 }),
  );
const acceptingServer = () =>
  contextWith((path) =>
    Response.json(path.includes('/cart/') ? { data: cart } : { token: 't1', user }),
  );

const someone = { ...user, isAuthenticated: true };
function beSignedIn() {
  stored.set('token', 't0').set('user', JSON.stringify(someone)).set('theme', 'dark');
  stored.set('user_cart', JSON.stringify(cart));
  setSession({ ...guest, isAuthenticated: true, user: someone, token: 't0' });
}

const registration = { ...credentials, userName: 'Maria', confirmPassword: credentials.password };

test.each([
  ['login', (context: SessionContext) => signIn(context, credentials)],
  ['staff login', (context: SessionContext) => signInStaff(context, credentials)],
  ['register', (context: SessionContext) => register(context, registration)],
])('[AU-02] ends the current session after a failed %s', async (_, attempt) => {
  beSignedIn();
  const context = rejectingServer();
  context.queries.setQueryData(cartKey('u1'), cart);
  await expect(attempt(context)).rejects.toMatchObject({ code: 'auth.bad_credentials' });
  expect(currentSession()).toEqual(guest);
  expect([...stored.keys()]).toEqual(['theme']);
  expect(context.queries.getQueryData(cartKey('u1'))).toBeUndefined();
});

test('[AU-02] ends the current session after a registration', async () => {
  beSignedIn();
  await register(acceptingServer(), registration);
  expect(currentSession()).toEqual(guest);
  expect([...stored.keys()]).toEqual(['theme']);
});

test('[AU-05] fires user-authenticated exactly 100 ms after auth-success', async () => {
  startSession(acceptingServer());
  await signIn(acceptingServer(), credentials);
  expect(events).toEqual(['auth-success']);
  vi.advanceTimersByTime(99);
  expect(events).toEqual(['auth-success']);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['auth-success', 'user-authenticated']);
});

test('[AU-04] fetches the user’s cart exactly 100 ms after a staff login', async () => {
  await signInStaff(acceptingServer(), credentials);
  vi.advanceTimersByTime(99);
  expect(requests).toEqual(['/api/auth/admin-login']);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual(['/api/auth/admin-login', '/api/shop/cart/get/u1']);
  expect(JSON.parse(stored.get('user_cart') ?? '')).toEqual(cart);
});

test('[AU-03] fires cart-restored 1000 ms after the reply and shows its toast for 3000 ms', async () => {
  const savedAt = '2026-11-15T00:00:00.000Z';
  stored.set('saved_cart', JSON.stringify({ userId: 'u1', savedAt, items: cart.items }));
  startSession(acceptingServer());
  await signIn(acceptingServer(), credentials);
  await vi.advanceTimersByTimeAsync(999);
  expect(events).not.toContain('cart-restored');
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toContain('cart-restored');
  expect(toasts()).toMatchObject([{ title: 'Cart Restored', open: true }]);
  vi.advanceTimersByTime(2_999);
  expect(toasts()).toMatchObject([{ title: 'Cart Restored', open: true }]);
  vi.advanceTimersByTime(1);
  expect(toasts()).toMatchObject([{ title: 'Cart Restored', open: false }]);
});
