import { randomUUID } from 'node:crypto';
import { open, own, staff, type Row } from './authorisation-row.ts';
import { factorRows } from './authorisation-factor-rows.ts';
import { reportRows } from './authorisation-report-rows.ts';
import { draftAddress } from './people/buyer.ts';
import { placePaidOrder, type OrderDeps } from './data/paid-order.ts';
import type { SignedIn } from './people/people.ts';

const wrong = { email: 'nobody@sirkito.test', password: 'not a password of anyone' };
const withPassword = ({ password }: SignedIn) => ({ password });

const withReason = { payload: () => ({ version: 1, reason: 'Spam' }) };
const opinion = { rating: 5, review: 'Runs cool' };
const someProduct = () => ({ productId: randomUUID(), quantity: 1 });
const userId = ({ user }: SignedIn) => Promise.resolve({ userId: user.id });

/** Returns the id of the caller's current session. */
async function sessionOf({ headers }: SignedIn, { inject }: OrderDeps) {
  const reply = await inject({ url: '/api/account/sessions', headers });
  const { data } = reply.json<{ data: { id: string; isCurrent: boolean }[] }>();
  return { id: data.find(({ isCurrent }) => isCurrent)?.id ?? '' };
}

const order = {
  resourceOf: async (owner: SignedIn, deps: OrderDeps) => ({
    orderId: await placePaidOrder(owner, deps),
  }),
};

/** Access rules of every API route. A route without one fails authorisation.http.test.ts. */
export const authorisationRows: Record<string, Row> = {
  'POST /api/auth/register': open(400, { payload: () => ({}) }),
  'POST /api/auth/login': open(400, { payload: () => wrong }),
  'POST /api/auth/admin-login': open(400, { payload: () => wrong }),
  'POST /api/auth/logout': own(),
  'GET /api/auth/check-auth': own(),
  'POST /api/auth/forgot-password': open(200, { payload: () => ({ email: wrong.email }) }),
  'POST /api/auth/reset-password/:userId/:token': open(400, {
    payload: () => ({ password: 'a longer horse battery' }),
  }),
  'POST /api/auth/verify-email/:userId/:token': open(400),

  ...factorRows,

  'GET /api/images/:file': open(404),

  'GET /api/account/profile': own(),
  'PUT /api/account/profile': own(200, { payload: () => ({ userName: 'Maria Clara' }) }),
  'POST /api/account/verify-email': own(),
  'PUT /api/account/password': own(200, {
    payload: ({ password }) => ({ currentPassword: password, newPassword: password }),
  }),
  'GET /api/account/sessions': own(),
  'DELETE /api/account/sessions': own(),
  'DELETE /api/account/sessions/:id': own(200, { resourceOf: sessionOf }),
  'POST /api/account/data': own(200, { payload: withPassword }),
  'POST /api/account/data/download': own(400, { payload: () => ({ token: randomUUID() }) }),
  'POST /api/account/erasure': own(400, { payload: () => ({ password: 'not my password' }) }),
  'DELETE /api/account/erasure': own(),

  'GET /api/shop/categories': open(),
  'GET /api/shop/shipping': open(),
  'GET /api/shop/store': open(),
  'GET /api/shop/products/get': open(),
  'GET /api/shop/products/get/:id': open(404),
  'POST /api/shop/products/view/:id': open(),
  'GET /api/shop/products/chosen': open(400),
  'GET /api/products/search': open(400),
  'GET /api/products/search/nearest': open(400),
  'GET /api/shop/sitemap': open(),
  'GET /api/shop/sitemap/products': open(),

  'POST /api/shop/contact': open(400, { payload: () => ({}) }),

  'GET /api/shop/cart/get/:userId': own(200, { resourceOf: userId }),
  'POST /api/shop/cart/add': own(404, { payload: someProduct }),
  'POST /api/shop/cart/add-many': own(200, { payload: () => ({ items: [someProduct()] }) }),
  'PUT /api/shop/cart/update-cart': own(404, { payload: someProduct }),
  'DELETE /api/shop/cart/:userId/:productId': own(200, { resourceOf: userId }),
  'DELETE /api/shop/cart/clear/:userId': own(200, { resourceOf: userId }),
  'PUT /api/shop/cart/code': own(404, { payload: () => ({ code: 'NOT-A-CODE' }) }),
  'DELETE /api/shop/cart/code': own(),
  'POST /api/shop/cart/restore': own(200, {
    payload: ({ user }) => ({ userId: user.id, savedAt: new Date().toISOString(), items: [] }),
  }),
  'GET /api/shop/saved': own(),
  'POST /api/shop/saved': own(404, { payload: () => ({ productId: randomUUID() }) }),
  'POST /api/shop/saved/:productId/to-cart': own(404),
  'DELETE /api/shop/saved/:productId': own(),

  'GET /api/shop/builds/parts': open(400),
  'GET /api/shop/builds/choices': open(400),
  'GET /api/shop/builds/suggest': open(400),
  'GET /api/shop/builds/fits': open(400),
  'GET /api/shop/builds/mends': open(400),
  'GET /api/shop/builds/picture': open(400),
  'GET /api/shop/builds/upgrades': open(400),
  'GET /api/shop/builds/beside': open(400),
  'GET /api/shop/builds/ready': open(),
  'GET /api/shop/builds/mine': own(),
  'POST /api/shop/builds/mine': own(400, { payload: () => ({}) }),
  'DELETE /api/shop/builds/mine/:id': own(404),

  'GET /api/shop/places': open(),
  'POST /api/shop/address/add': own(400, { payload: () => ({}) }),
  'GET /api/shop/address/get/:userId': own(200, { resourceOf: userId }),
  'PUT /api/shop/address/update/:userId/:addressId': own(404, {
    payload: () => draftAddress(),
  }),
  'DELETE /api/shop/address/delete/:userId/:addressId': own(404),
  'POST /api/shop/orders': own(409, {
    payload: () => ({ addressId: randomUUID(), paymentMethod: 'cod' }),
  }),
  'GET /api/shop/orders/quote': own(409),
  'GET /api/shop/orders/user/:userId': own(200, { resourceOf: userId }),
  'GET /api/shop/orders/:orderId': own(200, order),
  'GET /api/shop/orders/:orderId/fit': own(200, order),
  'POST /api/shop/orders/:orderId/cancel': own(200, order),
  'POST /api/shop/orders/:orderId/buy-again': own(200, order),
  'GET /api/shop/orders/:orderId/invoice': own(200, order),
  'GET /api/shop/orders/:orderId/invoice.pdf': own(200, order),
  'GET /api/shop/orders/:orderId/invoice.json': own(200, order),
  // This shop doesn't sign its invoices.
  'GET /api/shop/orders/:orderId/invoice.jws': own(404, order),
  'PUT /api/shop/orders/:orderId/invoice': own(200, {
    payload: () => ({ name: 'Me' }),
    ...order,
  }),

  'POST /api/shop/reviews': own(404, {
    payload: () => ({ ...opinion, orderId: randomUUID(), productId: randomUUID() }),
  }),
  'PUT /api/shop/reviews/:reviewId': own(404, { payload: () => opinion }),
  'DELETE /api/shop/reviews/:reviewId': own(404),
  'GET /api/shop/reviews/product/:productId': open(),
  'GET /api/shop/reviews/product/:productId/mine': own(),
  'GET /api/shop/reviews/user': own(),
  'GET /api/shop/reviews/waiting': own(),
  'POST /api/shop/reviews/:reviewId/photos': own(404, { payload: () => ({ photo: 'AAAA' }) }),
  'DELETE /api/shop/reviews/:reviewId/photos/:photoId': own(404),
  'PUT /api/shop/reviews/:reviewId/helpful': own(404, { payload: () => ({ helpful: true }) }),
  'POST /api/shop/reviews/:reviewId/report': own(404, { payload: () => ({ reason: 'spam' }) }),
  'POST /api/shop/review-letters/:key/stop': open(404),
  'GET /api/shop/questions/product/:productId': open(),
  'POST /api/shop/questions': own(404, {
    payload: () => ({ productId: randomUUID(), question: 'Does it fit my case?' }),
  }),
  'POST /api/shop/questions/:questionId/answers': own(404, {
    payload: () => ({ answer: 'It does' }),
  }),

  'GET /api/admin/reviews': staff(),
  'PUT /api/admin/reviews/:reviewId/hidden': staff(404, withReason),
  'DELETE /api/admin/reviews/:reviewId/hidden': staff(404),
  'PUT /api/admin/reviews/:reviewId/answer': staff(404, { payload: () => ({ answer: 'Thanks' }) }),
  'GET /api/admin/questions': staff(),
  'POST /api/admin/questions/:questionId/answers': staff(404, {
    payload: () => ({ answer: 'It does' }),
  }),
  'PUT /api/admin/questions/:questionId/hidden': staff(404, withReason),
  'DELETE /api/admin/questions/:questionId/hidden': staff(404),
  'PUT /api/admin/questions/:questionId/answers/:answerId/hidden': staff(404, withReason),
  'DELETE /api/admin/questions/:questionId/answers/:answerId/hidden': staff(404),

  'GET /api/payments/ways': own(),
  'GET /api/payments/orders/:orderId': own(200, order),
  'POST /api/payments/orders/:orderId/session': own(409, order),
  'PUT /api/payments/orders/:orderId/method': own(409, {
    payload: () => ({ paymentMethod: 'cod' }),
    ...order,
  }),
  'POST /api/payments/orders/:orderId/proof': own(400, {
    payload: () => ({ picture: 'AAAA' }),
    ...order,
  }),
  'POST /api/payments/paymongo': open(400, { payload: () => ({}) }),

  'GET /api/admin/orders/:orderId/payments': staff(404),
  'GET /api/admin/orders/:orderId/proofs/:proofId': staff(404),
  'POST /api/admin/orders/:orderId/confirm-payment': staff(404, {
    payload: () => ({ reference: 'BPI 1', amount: 1 }),
  }),
  'POST /api/admin/orders/:orderId/refund': staff(404, withReason),
  'GET /api/admin/settings': staff(),
  'PUT /api/admin/settings/bank-account': staff(400, { payload: () => ({}) }),
  'GET /api/admin/features/banners': open(),
  'PUT /api/admin/settings/cash-on-delivery': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/settings/invoicing': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/settings/shipping': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/settings/store': staff(400, { payload: () => ({}) }),
  'GET /api/admin/customers': staff(),
  'GET /api/admin/customers/:id': staff(404),
  'POST /api/admin/customers/:id/notes': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/customers/:id/standing': staff(400, { payload: () => ({}) }),
  'GET /api/admin/banners': staff(),
  'GET /api/admin/banners/:id': staff(404),
  'POST /api/admin/banners': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/banners/:id': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/banners/order': staff(400, { payload: () => ({}) }),
  'DELETE /api/admin/banners/:id': staff(404),
  'GET /api/admin/promotions': staff(),
  'GET /api/admin/promotions/:id': staff(404),
  'POST /api/admin/promotions': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/promotions/:id': staff(400, { payload: () => ({}) }),
  'POST /api/admin/promotions/:id/end': staff(404),
  'POST /api/admin/orders': staff(400, { payload: () => ({}) }),
  'POST /api/admin/orders/quote': staff(400, { payload: () => ({}) }),
  'GET /api/admin/orders/get': staff(),
  'GET /api/admin/orders/labels': staff(400),
  'GET /api/admin/orders/packing-slips': staff(400),
  'GET /api/admin/orders/live': staff(400),
  'GET /api/admin/orders/:id': staff(404),
  'PUT /api/admin/orders/:id/status': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/orders/:id/cod-approval': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/orders/:id/inspection': staff(400, { payload: () => ({}) }),
  'POST /api/admin/orders/:id/notes': staff(400, { payload: () => ({}) }),
  'GET /api/admin/messages': staff(),
  'PUT /api/admin/messages/:id': staff(400, { payload: () => ({}) }),
  'GET /api/admin/me': staff(),
  'GET /api/admin/me/views': staff(400),
  'POST /api/admin/me/views': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/me/views/:id': staff(404, { payload: () => ({ name: 'Mine' }) }),
  'DELETE /api/admin/me/views/:id': staff(404),
  ...reportRows,
  'GET /api/admin/staff': staff(),
  'POST /api/admin/staff': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/staff/:id': staff(400, { payload: () => ({}) }),
  'DELETE /api/admin/staff/:id': staff(404),
  'DELETE /api/admin/staff/:id/second-step': staff(404),
  'GET /api/admin/audit': staff(),
  'GET /api/admin/security-log': staff(),
  'GET /api/admin/products/get': staff(),
  'GET /api/admin/products/get/:id': staff(404),
  'POST /api/admin/pictures': staff(415),
  'GET /api/admin/inventory/:id': staff(),
  'POST /api/admin/inventory/:id/adjust': staff(400, { payload: () => ({}) }),
  'GET /api/admin/products/completeness': staff(),
  'GET /api/admin/products/export': staff(),
  'POST /api/admin/products/bulk': staff(400, { payload: () => ({}) }),
  'POST /api/admin/products/imports': staff(400),
  'GET /api/admin/products/imports/:id': staff(404),
  'POST /api/admin/products/imports/:id/apply': staff(404),
  'GET /api/admin/products/brands': staff(),
  'POST /api/admin/products/add': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/products/edit/:id': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/products/pin/:id': staff(404, { payload: () => ({ position: 1 }) }),
  'DELETE /api/admin/products/delete/:id': staff(404),
};
