import { AppError } from '@sirkito/contracts/errors';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '#web/lib/session/session.ts';
import { handleUnauthorized } from './handle-unauthorized.ts';

const item = { productId: 'p1', quantity: 2, title: 'A part' };
const user = { id: 'u1', _id: 'u1', userName: 'Maria', role: 'user', isAuthenticated: true };
let stored: Map<string, string>;
let redirects: number;

beforeEach(() => {
  stored = new Map([
    ['token', 't1'],
    ['user', JSON.stringify(user)],
    ['user_cart', JSON.stringify({ items: [item], shippingFee: 75 })],
  ]);
  redirects = 0;
  const window = new EventTarget();
  window.addEventListener('session-expired', () => (redirects += 1));
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { pathname: '/shop/home' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const handle = (path: string, sent = 'Bearer t1', code = 'auth.required') =>
  handleUnauthorized(new QueryClient(), {
    error: new AppError(code as 'auth.required'),
    call: { method: 'GET', path },
    sent: sent ? { authorization: sent } : {},
  });

test('[ER-01] saves the cart for its owner, ends the session and redirects to sign-in', () => {
  handle('/api/shop/cart/add');
  expect([...stored.keys()]).toEqual(['saved_cart']);
  expect(JSON.parse(stored.get('saved_cart') ?? '')).toEqual({
    userId: 'u1',
    savedAt: expect.any(String) as string,
    items: [item],
  });
  expect(redirects).toBe(1);
  expect(currentSession()).toMatchObject({ isAuthenticated: false, user: null, isLeaving: true });
});

test('[ER-01] drops an older saved cart when the cart is empty, unless it is another user’s', () => {
  const savedCartFor = (userId: string) => JSON.stringify({ userId, savedAt: '', items: [item] });
  const empty = JSON.stringify({ items: [], shippingFee: 75 });
  for (const [owner, isStored] of [
    ['u1', false],
    ['u2', true],
  ] as const) {
    stored.set('token', 't1').set('user', JSON.stringify(user));
    stored.set('user_cart', empty).set('saved_cart', savedCartFor(owner));
    handle('/api/shop/cart/add');
    expect(stored.has('saved_cart')).toBe(isStored);
  }
  // The cart was never loaded, so the saved one stays.
  stored.clear();
  stored.set('token', 't1').set('user', JSON.stringify(user)).set('saved_cart', savedCartFor('u1'));
  handle('/api/shop/cart/restore');
  expect(stored.has('saved_cart')).toBe(true);
});

test.each([
  '/api/auth/check-auth',
  '/api/auth/logout',
  '/api/shop/products/get',
  '/api/admin/features/banners',
  '/api/shop/categories',
])('[ER-01] ends the session without a redirect after a 401 from %s', (path) => {
  handle(path);
  expect(stored.has('token')).toBe(false);
  expect(stored.has('saved_cart')).toBe(true);
  expect(redirects).toBe(0);
  expect(currentSession().isLeaving).toBe(false);
});

test('[RT-10] [ER-01] does not redirect on pages whose path contains /auth/', () => {
  vi.stubGlobal('location', { pathname: '/x/auth/y' });
  handle('/api/shop/cart/add');
  expect(stored.has('token')).toBe(false);
  expect(redirects).toBe(0);
});

test('[ER-01] redirects a guest to sign-in and saves no cart', () => {
  stored.clear();
  handle('/api/shop/cart/add', '');
  expect(stored.size).toBe(0);
  expect(redirects).toBe(1);
});

test('ignores a 401 for a session that has since ended or been replaced', () => {
  handle('/api/shop/cart/add', 'Bearer t0');
  expect(stored.get('token')).toBe('t1');
  stored.delete('token');
  handle('/api/shop/cart/add');
  expect(redirects).toBe(0);
});

test('keeps the session after other errors', () => {
  for (const code of ['auth.wrong_role', 'auth.bad_credentials', 'server.unavailable']) {
    handle('/api/shop/cart/add', 'Bearer t1', code);
  }
  expect(stored.get('token')).toBe('t1');
  expect(redirects).toBe(0);
});
