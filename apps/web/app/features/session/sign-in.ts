import type { SignIn, StaffSignIn } from '@sirkito/contracts/accounts';
import { ShopError } from '@sirkito/contracts/shop-error';
import { accountsPaths } from '@sirkito/contracts/paths/accounts';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { keepCart } from '#web/lib/kept-cart.ts';
import { keptBuilds } from '#web/lib/kept-fit.ts';
import { currentSession } from '#web/lib/session.ts';
import { announce } from '#web/lib/shop-events.ts';
import { enterSession } from './enter-session.ts';
import { leaveSession } from './leave-session.ts';
import { restoreCart } from './restore-cart.ts';
import type { SessionParts } from './session-parts.ts';
import { signedOut } from './sign-out.ts';

const staffCartDelay = 100;

export async function signIn(parts: SessionParts, given: SignIn): Promise<void> {
  const { id } = await enterBy(parts, 'signIn', given);
  // The page goes on meanwhile; what cannot be restored now is tried at the next sign-in.
  void restoreCart(parts.api, id);
}

export async function signInStaff(parts: SessionParts, given: StaffSignIn): Promise<void> {
  const { id } = await enterBy(parts, 'signInStaff', given);
  setTimeout(() => void fetchCart(parts, id), staffCartDelay);
}

async function enterBy(
  { api, queries }: SessionParts,
  door: 'signIn' | 'signInStaff',
  given: StaffSignIn,
) {
  await signedOut();
  try {
    const reply = await api(accountsPaths[door], { body: given });
    enterSession(queries, reply);
    keptBuilds.takeOver();
  } catch (error) {
    leaveSession(queries);
    throw error;
  }
  const { user } = currentSession();
  if (!user) throw new Error('Nobody is here after signing in');
  announce('auth-success', user);
  return user;
}

async function fetchCart({ api }: SessionParts, userId: string): Promise<void> {
  if (currentSession().user?.id !== userId) return;
  try {
    const { data } = await api(cartPaths.view, { params: { userId } });
    keepCart(data);
  } catch (error) {
    // A cart that cannot be had now is fetched when it is opened.
    if (!(error instanceof ShopError)) throw error;
  }
}
