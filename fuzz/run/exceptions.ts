/** Operations whose bounded queues refuse work with 503 by design, and which. */
export const refusesByDesign: Readonly<Record<string, string>> = {
  'GET /api/shop/builds/picture': 'draws one preview at a time, with a rest after each (SC-01)',
};

const emailedLink = 'needs the token of an emailed link';
const twoFactorCode = 'needs two-factor authentication, whose codes nobody can guess';
const passkey = 'needs a passkey, whose signatures nobody can guess';
const unsigned = 'the fuzzed shop has no key to sign invoices';
const rarePair = 'needs two ids that belong together, which few requests have';
const rareState = 'needs an order in a state that few orders are in';
const rareDates = 'needs two dates in order and close together';
const confirmed = 'needs a colleague to change, and a confirmed password';

/** Operations that the fuzzer can't make succeed, or only now and then, and why. */
export const rarelySucceeds: Readonly<Record<string, string>> = {
  'POST /api/auth/reset-password/{userId}/{token}': emailedLink,
  'POST /api/auth/verify-email/{userId}/{token}': emailedLink,
  'POST /api/account/data/download': emailedLink,
  'PUT /api/admin/me/second-step': twoFactorCode,
  'POST /api/admin/me/second-step/end': twoFactorCode,
  'POST /api/admin/me/second-step/recovery-codes': twoFactorCode,
  'DELETE /api/admin/staff/{id}/second-step': twoFactorCode,
  'POST /api/admin/me/confirmation/passkey': passkey,
  'POST /api/account/passkeys': passkey,
  'PUT /api/account/passkeys/{id}': passkey,
  'POST /api/account/passkeys/{id}/removal': passkey,
  'POST /api/auth/passkey-login': passkey,
  'POST /api/auth/admin-passkey-login': passkey,
  'GET /api/shop/orders/{orderId}/invoice.jws': unsigned,
  'GET /api/admin/orders/{orderId}/invoice.jws': unsigned,
  'POST /api/admin/invoice-reports/again': 'the fuzzed shop reports no invoices',
  'POST /api/shop/questions/{questionId}/answers': 'needs a question about a product bought before',
  'GET /api/admin/orders/{orderId}/proofs/{proofId}': rarePair,
  'PUT /api/admin/questions/{questionId}/answers/{answerId}/hidden': rarePair,
  'DELETE /api/admin/questions/{questionId}/answers/{answerId}/hidden': rarePair,
  'DELETE /api/shop/reviews/{reviewId}/photos/{photoId}': rarePair,
  'POST /api/shop/reviews/{reviewId}/photos':
    "needs the caller's own review, with room for a photo",
  'POST /api/shop/saved/{productId}/to-cart': 'needs a product that the caller has saved',
  'PUT /api/admin/orders/{id}/cod-approval': rareState,
  'PUT /api/admin/orders/{id}/inspection': rareState,
  'POST /api/admin/orders/{orderId}/confirm-payment': rareState,
  'POST /api/payments/orders/{orderId}/proof': rareState,
  'POST /api/payments/orders/{orderId}/session': rareState,
  'POST /api/shop/orders/{orderId}/cancel': rareState,
  'GET /api/admin/dashboard/steps': rareDates,
  'GET /api/admin/books/payments': rareDates,
  'PUT /api/admin/staff/{id}': confirmed,
  'DELETE /api/admin/staff/{id}': confirmed,
};
