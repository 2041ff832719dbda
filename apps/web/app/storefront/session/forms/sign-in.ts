import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import type { SessionReply, SignIn, StaffSignIn } from '@sirkito/contracts/accounts/schemas';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { passkeyPaths } from '@sirkito/contracts/passkeys/paths';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { Api } from '#web/lib/api/api-client.ts';
import { isFinalError } from '#web/lib/api/is-final-error.ts';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';
import { promptForPasskey } from '#web/lib/session/passkey-prompt.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { browserStorage } from '#web/lib/storage/browser-storage.ts';
import { readSavedCart, storeCart } from '#web/lib/storage/stored-cart.ts';
import { storedBuilds } from '#web/lib/storage/stored-fit.ts';
import { enterSession } from '../enter-session.ts';
import { leaveSession } from '../leave-session.ts';
import type { SessionContext } from '../session-context.ts';
import { waitForSignOut } from './sign-out.ts';

const staffCartDelay = 100;

export async function signIn(context: SessionContext, credentials: SignIn): Promise<void> {
  await enterAsShopper(context, () => context.api(accountsPaths.signIn, { body: credentials }));
}

export async function signInWithPasskey(context: SessionContext): Promise<void> {
  const { data: options } = await context.api(passkeyPaths.startSignIn);
  const body = { credential: await promptForPasskey(options) };
  await enterAsShopper(context, () => context.api(passkeyPaths.signIn, { body }));
}

export async function signInStaff(
  context: SessionContext,
  credentials: StaffSignIn,
): Promise<void> {
  await enterAsStaff(context, () => context.api(accountsPaths.signInStaff, { body: credentials }));
}

export async function signInStaffWithPasskey(context: SessionContext): Promise<void> {
  const { data: options } = await context.api(passkeyPaths.startStaffSignIn);
  const body = { credential: await promptForPasskey(options) };
  await enterAsStaff(context, () => context.api(passkeyPaths.signInStaff, { body }));
}

type Request = () => Promise<SessionReply>;

async function enterAsShopper(context: SessionContext, request: Request): Promise<void> {
  const { id } = await authenticate(context, request);
  // Not awaited; if it fails, the next sign-in tries again.
  void restoreCart(context.api, id);
}

async function enterAsStaff(context: SessionContext, request: Request): Promise<void> {
  const { id } = await authenticate(context, request);
  setTimeout(() => void fetchCart(context, id), staffCartDelay);
}

async function authenticate({ queries }: SessionContext, request: Request) {
  await waitForSignOut();
  try {
    enterSession(queries, await request());
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

const eventDelay = 1_000;

/** Restores the cart saved at a forced logout; drops it if the server rejects it. */
async function restoreCart(api: Api, userId: string): Promise<void> {
  const body = readSavedCart(userId);
  if (!body) return;
  try {
    const { data } = await api(cartPaths.restore, { body });
    browserStorage.remove('saved_cart');
    storeCart(data);
    setTimeout(() => dispatchShopEvent('cart-restored', data), eventDelay);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (isFinalError(error)) browserStorage.remove('saved_cart');
  }
}
