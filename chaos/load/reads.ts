import { bearer } from './call.ts';

export const readKinds = ['session', 'catalogue', 'page'] as const;
export type ReadKind = (typeof readKinds)[number];

/** Returns the next request of each kind. */
export function createReads(origin: string, token: string) {
  let sent = 0;
  const next: Record<ReadKind, () => [url: string, init?: RequestInit]> = {
    session: () => [`${origin}/api/auth/check-auth`, { headers: bearer(token) }],
    // Each price is another key in the API's cache.
    catalogue: () => {
      sent += 1;
      return [`${origin}/api/shop/products/get?category=memory&min_price=${sent}`];
    },
    page: () => [`${origin}/shop/home`],
  };
  return next;
}
