import { AppError } from '@sirkito/contracts/errors';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '#web/lib/session.ts';
import { meetRefusal } from './meet-refusal.ts';

const item = { productId: 'p1', quantity: 2, title: 'A part' };
const user = { id: 'u1', _id: 'u1', userName: 'Maria', role: 'user', isAuthenticated: true };
let kept: Map<string, string>;
let led: number;

beforeEach(() => {
  kept = new Map([
    ['token', 't1'],
    ['user', JSON.stringify(user)],
    ['user_cart', JSON.stringify({ items: [item], shippingFee: 75 })],
  ]);
  led = 0;
  const window = new EventTarget();
  window.addEventListener('session-refused', () => (led += 1));
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { pathname: '/shop/home' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const meet = (path: string, sent = 'Bearer t1', code = 'auth.required') =>
  meetRefusal(new QueryClient(), {
    refusal: new AppError(code as 'auth.required'),
    call: { method: 'GET', path },
    sent: sent ? { authorization: sent } : {},
  });

test('ER-01 the cart is kept with its owner, the session is gone, the way leads to sign-in', () => {
  meet('/api/shop/cart/add');
  expect([...kept.keys()]).toEqual(['saved_cart']);
  expect(JSON.parse(kept.get('saved_cart') ?? '')).toEqual({
    userId: 'u1',
    savedAt: expect.any(String) as string,
    items: [item],
  });
  expect(led).toBe(1);
  expect(currentSession()).toMatchObject({ isAuthenticated: false, user: null, isLeaving: true });
});

test('ER-01 an empty cart leaves nothing of an older one to come back, unless it is another’s', () => {
  const keptFor = (userId: string) => JSON.stringify({ userId, savedAt: '', items: [item] });
  const empty = JSON.stringify({ items: [], shippingFee: 75 });
  for (const [owner, isLeft] of [
    ['u1', false],
    ['u2', true],
  ] as const) {
    kept.set('token', 't1').set('user', JSON.stringify(user));
    kept.set('user_cart', empty).set('saved_cart', keptFor(owner));
    meet('/api/shop/cart/add');
    expect(kept.has('saved_cart')).toBe(isLeft);
  }
  // Refused before the cart was seen: what waits to be restored goes on waiting.
  kept.clear();
  kept.set('token', 't1').set('user', JSON.stringify(user)).set('saved_cart', keptFor('u1'));
  meet('/api/shop/cart/restore');
  expect(kept.has('saved_cart')).toBe(true);
});

test.each([
  '/api/auth/check-auth',
  '/api/shop/products/get',
  '/api/admin/features/banners',
  '/api/shop/categories',
])('ER-01 a 401 from %s ends the session and leads nowhere', (path) => {
  meet(path);
  expect(kept.has('token')).toBe(false);
  expect(kept.has('saved_cart')).toBe(true);
  expect(led).toBe(0);
  expect(currentSession().isLeaving).toBe(false);
});

test('[RT-10] ER-01 on any page whose path holds /auth/ it leads nowhere either', () => {
  vi.stubGlobal('location', { pathname: '/x/auth/y' });
  meet('/api/shop/cart/add');
  expect(kept.has('token')).toBe(false);
  expect(led).toBe(0);
});

test('ER-01 a guest who is refused is led to sign-in, with nothing to keep', () => {
  kept.clear();
  meet('/api/shop/cart/add', '');
  expect(kept.size).toBe(0);
  expect(led).toBe(1);
});

test('a refusal of a session that was replaced or left meanwhile says nothing about this one', () => {
  meet('/api/shop/cart/add', 'Bearer t0');
  expect(kept.get('token')).toBe('t1');
  kept.delete('token');
  meet('/api/shop/cart/add');
  expect(led).toBe(0);
});

test('other refusals end nothing', () => {
  for (const code of ['auth.wrong_role', 'auth.bad_credentials', 'server.unavailable']) {
    meet('/api/shop/cart/add', 'Bearer t1', code);
  }
  expect(kept.get('token')).toBe('t1');
  expect(led).toBe(0);
});
