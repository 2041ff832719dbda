import { shopPaths } from './shop-paths.ts';

const anyOrigin = 'http://shop.invalid';
/** Doubled and backward slashes, whole or encoded, and what cannot be seen. */
const trick = /[\\\s\p{C}]|%(?:0|1|2f|5c|7f|25)|\/\//iu;
const maxLength = 1_000;

/** A page of the shop to go on to after sign-in; whatever else was asked for is the home page. */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || asked.length > maxLength) return shopPaths.home;
  const [path = ''] = asked.split(/[?#]/, 1);
  if (trick.test(path) || !URL.canParse(asked, anyOrigin)) return shopPaths.home;
  const { origin, pathname, search, hash } = new URL(asked, anyOrigin);
  const isOurs = origin === anyOrigin && /^\/shop\/[\w-]/.test(pathname) && !trick.test(pathname);
  return isOurs ? pathname + search + hash : shopPaths.home;
}

/** Sign-in, and from there back to a page. */
export const signInFor = (returnPath: string): string =>
  `${shopPaths.signIn}?returnUrl=${encodeURIComponent(returnPath)}`;
