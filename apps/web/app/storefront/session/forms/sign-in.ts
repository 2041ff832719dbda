import type { SignIn, StaffSignIn } from '@sirkito/contracts/accounts/schemas';
import { ShopError } from '@sirkito/contracts/shop-error';
import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { storeCart } from '#web/lib/storage/stored-cart.ts';
import { storedBuilds } from '#web/lib/storage/stored-fit.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';
import { enterSession } from '../enter-session.ts';
import { leaveSession } from '../leave-session.ts';
import { restoreCart } from '../restore-cart.ts';
import type { SessionContext } from '../session-context.ts';
import { waitForSignOut } from './sign-out.ts';

const staffCartDelay = 100;

export async function signIn(context: SessionContext, credentials: SignIn): Promise<void> {
  const { id } = await authenticate(context, 'signIn', credentials);
  // Not awaited; if it fails, the next sign-in tries again.
  void restoreCart(context.api, id);
}

export async function signInStaff(
  context: SessionContext,
  credentials: StaffSignIn,
): Promise<void> {
  const { id } = await authenticate(context, 'signInStaff', credentials);
  setTimeout(() => void fetchCart(context, id), staffCartDelay);
}

async function authenticate(
  { api, queries }: SessionContext,
  endpoint: 'signIn' | 'signInStaff',
  credentials: StaffSignIn,
) {
  await waitForSignOut();
  try {
    const reply = await api(accountsPaths[endpoint], { body: credentials });
    enterSession(queries, reply);
    storedBuilds.adoptGuestItems();
  } catch (error) {
    leaveSession(queries);
    throw error;
  }
  const { user } = currentSession();
  if (!user) throw new Error('No user in the session after sign-in');
  dispatchShopEvent('auth-success', user);
  return user;
}

async function fetchCart({ api }: SessionContext, userId: string): Promise<void> {
  if (currentSession().user?.id !== userId) return;
  try {
    const { data } = await api(cartPaths.view, { params: { userId } });
    storeCart(data);
  } catch (error) {
    // The cart is fetched again when it is opened.
    if (!(error instanceof ShopError)) throw error;
  }
}
