import type { ShopError } from '@sirkito/contracts/shop-error';
import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import type { Call } from '@sirkito/contracts/call';
import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '#web/lib/storage/browser-storage.ts';
import { saveCartFor } from '#web/lib/storage/stored-cart.ts';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';
import { leaveSession } from './leave-session.ts';
import { storedSession } from './stored-session.ts';

/** Public data and session calls never redirect. */
const exempt = [
  accountsPaths.checkSession.path,
  accountsPaths.signOut.path,
  '/api/shop/products',
  '/api/admin/features/banners',
  '/api/shop/categories',
];

interface FailedCall {
  error: ShopError;
  call: Call;
  sent: Readonly<Record<string, string>>;
}

/** Handles a 401: saves the cart for its owner, ends the session and redirects to sign-in. */
export function handleUnauthorized(queries: QueryClient, { error, call, sent }: FailedCall): void {
  if (error.code === 'auth.two_factor_setup_required') {
    dispatchShopEvent('two-factor-due', undefined);
  }
  if (error.status !== 401) return;
  const token = browserStorage.get('token');
  // The session ended or was replaced after the call was sent.
  if (sent['authorization'] !== (token ? `Bearer ${token}` : undefined)) return;

  const redirects = !exempt.some((path) => call.path.startsWith(path)) && !isAuthPage();
  const user = storedSession()?.user;
  if (user) saveCartFor(user.id, new Date().toISOString());
  if (token) leaveSession(queries, { isLeaving: redirects });
  if (redirects) dispatchShopEvent('session-expired', undefined);
}

const isAuthPage = () => location.pathname.includes('/auth/');
