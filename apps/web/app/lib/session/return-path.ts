import { shopPaths } from '../navigation/shop-paths.ts';

const anyOrigin = 'http://shop.invalid';
/** Double slashes, backslashes and invisible characters, plain or encoded. */
const unsafe = /[\\\s\p{C}]|%(?:0|1|2f|5c|7f|25)|\/\//iu;
const maxLength = 1_000;

/** Returns the requested path if it is a storefront page, otherwise the home page. */
export function safeReturnPath(requested: string | null | undefined): string {
  if (!requested?.startsWith('/') || requested.length > maxLength) return shopPaths.home;
  const [path = ''] = requested.split(/[?#]/, 1);
  if (unsafe.test(path) || !URL.canParse(requested, anyOrigin)) return shopPaths.home;
  const { origin, pathname, search, hash } = new URL(requested, anyOrigin);
  const isOurs = origin === anyOrigin && /^\/shop\/[\w-]/.test(pathname) && !unsafe.test(pathname);
  return isOurs ? pathname + search + hash : shopPaths.home;
}

/** Returns the sign-in path that leads back to this page. */
export const signInPath = (returnPath: string): string =>
  `${shopPaths.signIn}?returnUrl=${encodeURIComponent(returnPath)}`;
