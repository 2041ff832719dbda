import { declaredErrors } from '@sirkito/contracts/declared-errors';
import type { Endpoint } from '@sirkito/contracts/endpoint';
import { errorCatalogue } from '@sirkito/contracts/error-catalogue';
import { errorReplyOf } from '@sirkito/contracts/error-reply';

/** Groups of calls by the first of these paths, below `/api`, that they match. */
const areas = [
  ['Sign-in', /^\/auth/, 'Register, sign in and out, reset a password.'],
  ['Account', /^\/account/, 'Profile, sessions, passkeys and personal data of the caller.'],
  ['Reports', /dashboard|books/, 'Dashboard and books.'],
  ['Builds', /builds/, 'Parts that fit together, and saved builds.'],
  ['Cart', /cart|saved/, "The caller's cart, promo code and saved items."],
  ['Invoices', /invoice/, 'Invoices of orders as page, PDF and signed data.'],
  ['Payments', /payment|proof|refund|bank/, 'Pay an order online or by bank transfer; refunds.'],
  ['Reviews', /review|question/, 'Reviews and questions about products.'],
  ['Catalogue', /product|categor|sitemap|pictures|image/, 'Categories, products and pictures.'],
  ['Addresses', /address|places/, 'Delivery addresses, and the localities they are in.'],
  ['Orders', /orders/, 'Quote, place, list and cancel orders.'],
  ['Inventory', /inventory/, 'Stock and its movements.'],
  ['Promotions', /promotions/, 'Discounts and promo codes.'],
  ['Customers', /customers/, 'Accounts of customers.'],
  ['Staff', /staff|\/me\b|audit|log$/, 'Staff accounts, their sign-in settings and their logs.'],
  ['Store', /^/, 'Profile of the store, banners, shipping fees and messages.'],
] as const;

export const tags = areas.map(([name, , description]) => ({ name, description }));

type Described = Pick<Endpoint, 'call' | 'access' | 'summary'> &
  Partial<Pick<Endpoint, 'description' | 'limit' | 'identifiesCaller'>>;

/** Returns what the API reference says of an endpoint besides its schemas. */
export function describeOperation(endpoint: Described) {
  const { call, access, limit, identifiesCaller, summary, description } = endpoint;
  const path = call.path.slice('/api'.length);
  const token = { bearer: [] };
  const anyone = identifiesCaller ? [{}, token] : [];
  const counted = access === 'public' ? 'address' : 'account';
  return {
    operationId: idOf(call.method.toLowerCase(), path),
    tags: areas.flatMap(([name, pattern]) => (pattern.test(path) ? [name] : [])).slice(0, 1),
    summary,
    description: [
      description ?? `${summary}.`,
      ...(typeof access === 'object'
        ? [`For staff who may ${access.action} ${access.staff}.`]
        : []),
      ...(limit ? [`At most ${limit.calls} times in ${limit.seconds} s per ${counted}.`] : []),
    ].join(' '),
    security: access === 'public' ? anyone : [token],
  };
}

/** Names a call in generated clients: GET /api/shop/orders/:orderId is `getShopOrdersByOrderId`. */
const idOf = (method: string, path: string): string =>
  `${method}${path.replaceAll('/:', '/by-')}`.replaceAll(/\W+(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/** One reply for each status, with the codes that have it. */
export function errorReplies(endpoint: Pick<Endpoint, 'call' | 'access' | 'errors'>) {
  const byStatus = Map.groupBy(declaredErrors(endpoint), (code) => errorCatalogue[code].status);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, errorReplyOf(codes)]));
}
