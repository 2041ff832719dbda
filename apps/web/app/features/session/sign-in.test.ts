import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#web/lib/api-client.ts';
import { currentSession, guest, setSession } from '#web/lib/session.ts';
import { toasts } from '#web/lib/toasts.ts';
import { register } from './register.ts';
import type { SessionParts } from './session-parts.ts';
import { signIn, signInStaff } from './sign-in.ts';
import { startSession } from './start-session.ts';

const user = { id: 'u1', _id: 'u1', userName: 'Maria', role: 'user' as const };
const given = { email: 'maria@mail.example', password: 'correct horse battery' };
const cart = { items: [{ productId: 'p1', quantity: 2 }], shippingFee: 75 };
let kept: Map<string, string>;
let heard: string[];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [kept, heard, asked] = [new Map(), [], []];
  const window = new EventTarget();
  for (const name of ['auth-success', 'user-authenticated', 'cart-restored']) {
    window.addEventListener(name, () => heard.push(name));
  }
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const partsWith = (answer: (path: string) => Response) => ({
  queries: new QueryClient(),
  api: createApi({
    origin: '',
    fetch: async (url) => {
      asked.push(url as string);
      return answer(url as string);
    },
  }),
});
const refusing = () =>
  partsWith(() => Response.json({ code: 'auth.bad_credentials', message: 'No' }, { status: 400 }));
const welcoming = () =>
  partsWith((path) =>
    Response.json(path.includes('/cart/') ? { data: cart } : { token: 't1', user }),
  );

const someone = { ...user, isAuthenticated: true };
function beSignedIn() {
  kept.set('token', 't0').set('user', JSON.stringify(someone)).set('theme', 'dark');
  kept.set('user_cart', JSON.stringify(cart));
  setSession({ ...guest, isAuthenticated: true, user: someone, token: 't0' });
}

const registration = { ...given, userName: 'Maria', confirmPassword: given.password };

test.each([
  ['login', (parts: SessionParts) => signIn(parts, given)],
  ['staff login', (parts: SessionParts) => signInStaff(parts, given)],
  ['register', (parts: SessionParts) => register(parts, registration)],
])('[AU-02] a failed %s forgets who was signed in', async (_, attempt) => {
  beSignedIn();
  const parts = refusing();
  parts.queries.setQueryData(['cart', 'u1'], cart);
  await expect(attempt(parts)).rejects.toMatchObject({ code: 'auth.bad_credentials' });
  expect(currentSession()).toEqual(guest);
  expect([...kept.keys()]).toEqual(['theme']);
  expect(parts.queries.getQueryData(['cart', 'u1'])).toBeUndefined();
});

test('[AU-02] whoever was signed in is forgotten when an account is opened', async () => {
  beSignedIn();
  await register(welcoming(), registration);
  expect(currentSession()).toEqual(guest);
  expect([...kept.keys()]).toEqual(['theme']);
});

test('[AU-05] auth-success is followed by user-authenticated after exactly 100 ms', async () => {
  startSession(welcoming());
  await signIn(welcoming(), given);
  expect(heard).toEqual(['auth-success']);
  vi.advanceTimersByTime(99);
  expect(heard).toEqual(['auth-success']);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['auth-success', 'user-authenticated']);
});

test('[AU-04] exactly 100 ms after a staff login that user’s cart is fetched', async () => {
  await signInStaff(welcoming(), given);
  vi.advanceTimersByTime(99);
  expect(asked).toEqual(['/api/auth/admin-login']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/api/auth/admin-login', '/api/shop/cart/get/u1']);
  expect(JSON.parse(kept.get('user_cart') ?? '')).toEqual(cart);
});

test('[AU-03] cart-restored fires 1000 ms after the answer, and its notice stays 3000 ms', async () => {
  const savedAt = '2026-11-15T00:00:00.000Z';
  kept.set('saved_cart', JSON.stringify({ userId: 'u1', savedAt, items: cart.items }));
  startSession(welcoming());
  await signIn(welcoming(), given);
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).not.toContain('cart-restored');
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toContain('cart-restored');
  expect(toasts()).toMatchObject([{ title: 'Cart Restored', open: true }]);
  vi.advanceTimersByTime(2_999);
  expect(toasts()).toMatchObject([{ title: 'Cart Restored', open: true }]);
  vi.advanceTimersByTime(1);
  expect(toasts()).toMatchObject([{ title: 'Cart Restored', open: false }]);
});
