import type { ApiFetch } from './api-client.ts';

declare global {
  interface Window {
    earlyReplies?: Partial<Record<string, EarlyReply>>;
  }
}

interface EarlyReply {
  authorization: string;
  reply: Promise<Response>;
}

/** Older replies may no longer be true. */
const maxAgeMs = 10_000;

/**
 * Sends the requests of a private page while its scripts load: the session check and what the page
 * shows first. Its paths are the contract's.
 */
export const earlyRequestScript = `try {
  const [token, user] = ['token', 'user'].map((key) => localStorage.getItem(key));
  const { id, role } = JSON.parse(user);
  const order = /^\\/shop\\/account\\/orders\\/([\\w-]+)$/.exec(location.pathname)?.[1];
  const paths = {
    '/shop/checkout': ['/api/shop/cart/get/' + id, '/api/shop/address/get/' + id, '/api/payments/ways'],
    '/admin/orders': role === 'admin' && ['/api/admin/me', ...(location.search ? [] : ['/api/admin/orders/get?sort=newest&search='])],
  }[location.pathname] || (order ? ['/api/shop/orders/' + order] : []);
  const origin = document.querySelector('meta[name=public-api]')?.content ?? '';
  const authorization = 'Bearer ' + token;
  if (token) window.earlyReplies = Object.fromEntries(['/api/auth/check-auth', ...paths].map((path) => {
    const reply = fetch(origin + path, { credentials: 'include', cache: 'no-store', headers: { authorization } });
    reply.catch(() => {});
    return [origin + path, { authorization, reply }];
  }));
} catch {}`;

/** Calls fetch, or takes the reply to the early request for the same address and session. */
export const fetchOrTakeEarly: ApiFetch = (url, request) => {
  const early = window.earlyReplies?.[url];
  const isSame = request.headers['authorization'] === early?.authorization;
  if (!early || !isSame || request.method !== 'GET' || performance.now() > maxAgeMs) {
    return fetch(url, request);
  }
  delete window.earlyReplies?.[url];
  return early.reply;
};
