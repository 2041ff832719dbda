import type { ShopError } from '@sirkito/contracts/shop-error';
import { accountsPaths } from '@sirkito/contracts/paths/accounts';
import type { Call } from '@sirkito/contracts/paths/call';
import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { saveCartFor } from '#web/lib/kept-cart.ts';
import { announce } from '#web/lib/shop-events.ts';
import { leaveSession } from './leave-session.ts';
import { storedSession } from './stored-session.ts';

/** What anyone may look at, and the question itself, lead nobody away from the page. */
const exempt = [
  accountsPaths.checkSession.path,
  accountsPaths.signOut.path,
  '/api/shop/products',
  '/api/admin/features/banners',
  '/api/shop/categories',
];

interface Refused {
  refusal: ShopError;
  call: Call;
  sent: Readonly<Record<string, string>>;
}

/** 401 means that the session is over: the cart is kept for its owner, who signs in again. */
export function meetRefusal(queries: QueryClient, { refusal, call, sent }: Refused): void {
  if (refusal.status !== 401) return;
  const token = browserStorage.get('token');
  // It speaks of a session that was left or replaced since the call went out.
  if (sent['authorization'] !== (token ? `Bearer ${token}` : undefined)) return;

  const leads = !exempt.some((path) => call.path.startsWith(path)) && !isAuthPage();
  const user = storedSession()?.user;
  if (user) saveCartFor(user.id, new Date().toISOString());
  if (token) leaveSession(queries, { isLeaving: leads });
  if (leads) announce('session-refused', undefined);
}

const isAuthPage = () => location.pathname.includes('/auth/');
