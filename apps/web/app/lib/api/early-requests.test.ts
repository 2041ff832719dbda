import { runInNewContext } from 'node:vm';
import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import { addressPaths } from '@sirkito/contracts/addresses/paths';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { orderPaths } from '@sirkito/contracts/orders/paths';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { staffMemberPaths } from '@sirkito/contracts/staff/staff-paths';
import { afterEach, expect, test, vi } from 'vitest';
import { shopPaths, staffPaths } from '../navigation/shop-paths.ts';
import { earlyRequestScript, fetchOrTakeEarly } from './early-requests.ts';

afterEach(() => vi.unstubAllGlobals());

interface Browser {
  search?: string;
  token?: string | null;
  role?: string;
}

/** Runs the script as a browser on that page would. */
function runOn(pathname: string, { search = '', token = 't1', role = 'admin' }: Browser = {}) {
  const sent: string[] = [];
  const reply = Response.json({ early: true });
  const window: Pick<Window, 'earlyReplies'> = {};
  const stored: Record<string, string | null> = { token, user: JSON.stringify({ id: 'u1', role }) };
  runInNewContext(earlyRequestScript, {
    window,
    location: { pathname, search },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: { querySelector: () => null },
    fetch: async (url: string) => {
      sent.push(url);
      return reply;
    },
  });
  return { sent, window, reply };
}

test('[AX-15] private pages send the session check and their first requests before their scripts run', () => {
  const check = accountsPaths.checkSession.path;
  const { path: order } = orderPaths.view;
  expect(runOn(shopPaths.checkout).sent).toEqual([
    check,
    cartPaths.view.path.replace(':userId', 'u1'),
    addressPaths.list.path.replace(':userId', 'u1'),
    paymentPaths.options.path,
  ]);
  expect(runOn(shopPaths.order('o-1')).sent).toEqual([check, order.replace(':orderId', 'o-1')]);
  const queue = `${orderStaffPaths.list.path}?sort=newest&search=`;
  expect(runOn(staffPaths.orders).sent).toEqual([check, staffMemberPaths.me.path, queue]);
  const filtered = runOn(staffPaths.orders, { search: '?status=pending' });
  expect(filtered.sent).toEqual([check, staffMemberPaths.me.path]);
  expect(runOn(staffPaths.orders, { role: 'user' }).sent).toEqual([check]);
  expect(runOn(shopPaths.account).sent).toEqual([check]);
  expect(runOn(shopPaths.checkout, { token: null }).sent).toEqual([]);
});

test('an early reply is taken once, by the same session', async () => {
  const { window, reply } = runOn(shopPaths.account);
  const fresh = Response.json({});
  vi.stubGlobal('window', window);
  vi.stubGlobal('performance', { now: () => 1_000 });
  vi.stubGlobal('fetch', async () => fresh);
  const take = (authorization: string) =>
    fetchOrTakeEarly('/api/auth/check-auth', { method: 'GET', headers: { authorization } });
  expect(await take('Bearer t2')).toBe(fresh);
  expect(await take('Bearer t1')).toBe(reply);
  expect(await take('Bearer t1')).toBe(fresh);
});

test('an early reply is not taken once it is old', async () => {
  const { window } = runOn(shopPaths.account);
  const fresh = Response.json({});
  vi.stubGlobal('window', window);
  vi.stubGlobal('performance', { now: () => 11_000 });
  vi.stubGlobal('fetch', async () => fresh);
  const headers = { authorization: 'Bearer t1' };
  expect(await fetchOrTakeEarly('/api/auth/check-auth', { method: 'GET', headers })).toBe(fresh);
});
