import { ownRefusals, ShopError, type ErrorDetails, type Refusal } from './shop-error.ts';

/** Every refusal the shop can answer with: its status and its sentence, decided here once. */
export const errorCatalogue = {
  ...ownRefusals,
  'request.invalid': { status: 400, message: 'Some of what was sent is not valid' },
  'request.too_large': { status: 413, message: 'That is too much to send at once' },
  'request.unsupported_type': { status: 415, message: 'That kind of content is not accepted here' },
  'request.not_found': { status: 404, message: 'There is nothing at this address' },
  'request.too_many': {
    status: 429,
    message: 'Too many requests. Please try again in {retryAfterSeconds} s',
  },
  'request.cross_site': { status: 400, message: 'This has to come from a page of the shop' },
  'auth.required': { status: 401, message: 'Please sign in to go on' },
  'auth.wrong_role': { status: 403, message: 'This is for staff only' },
  'auth.not_your_task': { status: 403, message: 'Your role does not include this' },
  'auth.bad_credentials': {
    status: 400,
    message: 'Those details are not right. Please check them and try again',
  },
  'auth.code_needed': { status: 400, message: 'Enter the code from your app' },
  'auth.registration_failed': { status: 400, message: 'Registration failed' },
  'accounts.session_not_found': { status: 404, message: 'This session has already ended' },
  'accounts.staff_stay': {
    status: 409,
    message: 'A staff account is closed by the owner of the shop',
  },
  'customers.not_found': { status: 404, message: 'There is no such customer' },
  'accounts.staff_not_found': { status: 404, message: 'Nobody like this works here' },
  'accounts.staff_already': { status: 409, message: 'This person works here already' },
  'accounts.not_oneself': { status: 409, message: 'Somebody else has to change your own account' },
  'accounts.too_many_views': { status: 409, message: 'At most {limit} views can be kept' },
  'accounts.second_step': { status: 409, message: 'The second step is {state} already' },
  'catalog.category_not_found': { status: 404, message: 'There is no such category' },
  'catalog.product_not_found': { status: 404, message: 'This product is not in the shop' },
  'catalog.product_invalid': { status: 400, message: 'Some facts of this product are not right' },
  'catalog.sku_taken': { status: 409, message: 'There is already a product with the SKU {sku}' },
  'catalog.sku_is_fixed': { status: 409, message: 'The SKU of this product stays {sku}' },
  'catalog.edited_meanwhile': {
    status: 409,
    message: 'Somebody else saved this product meanwhile',
  },
  'catalog.picture_unreadable': {
    status: 400,
    message: 'This file is no picture that can be read. Try a JPEG or PNG',
  },
  'catalog.picture_unknown': { status: 400, message: 'There is no uploaded picture {file}' },
  'catalog.import_not_utf8': {
    status: 400,
    message: 'Please save the file as UTF-8 (in Excel: CSV UTF-8) and send it again',
  },
  'catalog.import_not_found': {
    status: 404,
    message: 'There is no such import, or it has been done already',
  },
  'inventory.not_that_many': { status: 409, message: 'Only {available} are on hand' },
  'inventory.moved_already': {
    status: 409,
    message: 'Stock was moved by this form already. The ledger says by how many',
  },
  'cart.over_stock': { status: 409, message: 'Only {available} items available' },
  'cart.sold_out': { status: 409, message: 'This product is out of stock' },
  'cart.over_limit': { status: 409, message: 'At most {limit} of one product can be ordered' },
  'cart.full': { status: 409, message: 'The cart holds at most {limit} different products' },
  'cart.saved_full': {
    status: 409,
    message: 'At most {limit} different products can be saved for later',
  },
  'cart.line_not_found': { status: 404, message: 'This product is no longer in your cart' },
  'cart.too_old': { status: 409, message: 'The cart was kept too long ago to be restored' },
  'content.too_many_messages': {
    status: 429,
    message: 'That is many messages in one hour. Please call us, or write again later',
  },
  'content.banner_not_found': { status: 404, message: 'This banner is not here any more' },
  'content.message_not_found': { status: 404, message: 'This message is not here any more' },
  'address.not_found': { status: 404, message: 'This address is not in your list' },
  'address.place_not_found': { status: 400, message: 'Choose a barangay from the list' },
  'address.too_many': { status: 409, message: 'At most {limit} addresses can be kept' },
  'builds.too_many': { status: 409, message: 'At most {limit} builds can be kept' },
  'promotion.unknown': { status: 404, message: 'There is no code {code}. Please check it' },
  'promotion.refused': { status: 409, message: '{reason}' },
  'promotion.too_many_tries': {
    status: 429,
    message: 'Too many codes were tried. Please check yours and try again in {minutes} min',
  },
  'promotion.not_found': { status: 404, message: 'There is no such promotion' },
  'promotion.code_taken': { status: 409, message: 'Another promotion has the code {code}' },
  'promotion.edited_meanwhile': {
    status: 409,
    message: 'Somebody else saved this promotion meanwhile',
  },
  'promotion.target_unknown': { status: 400, message: 'There is no {target} in the shop' },
  'promotion.limit_below_used': { status: 409, message: 'It was used {used} times already' },
  'order.cart_empty': { status: 409, message: 'Your cart is empty' },
  'order.short': { status: 409, message: 'Some of this is no longer in stock' },
  'order.withdrawn': { status: 409, message: 'Some of this is no longer sold' },
  'order.total_changed': {
    status: 409,
    message: 'The price changed while you were here. Nothing was charged.',
  },
  'order.key_reused': { status: 422, message: 'This request was used for another order already' },
  'order.cod_over_limit': {
    status: 409,
    message: 'This is too much to be paid in cash. Please choose another way to pay',
  },
  'order.too_many_unpaid': {
    status: 409,
    message:
      'You have two orders that are not paid yet. Please pay this one online, or confirm your e-mail address first',
  },
  'order.no_pickup': {
    status: 409,
    message: 'Orders cannot be picked up at the shop now. Please choose delivery',
  },
  'order.courier_missing': {
    status: 400,
    message: 'Say which courier has the parcel, and its tracking number',
  },
  'order.customer_not_found': {
    status: 409,
    message: 'No account that is open and confirmed has this e-mail address',
  },
  'order.not_possible': {
    status: 409,
    message: 'An order that is {status} cannot become {wanted}',
  },
  'order.changed_meanwhile': {
    status: 409,
    message: 'Someone else changed this order meanwhile. Here it is as it stands now',
  },
  'order.money_went_back': {
    status: 409,
    message: 'All the money of this order went back. Cancel it instead, or mark it returned',
  },
  'order.not_paid': { status: 409, message: 'This order is not paid yet' },
  'order.serial_taken': {
    status: 409,
    message: 'The serial number {serial} has already been sold or is here twice',
  },
  'order.serials_incomplete': {
    status: 400,
    message: 'Give a serial number for each unit of {title}, or for none of them',
  },
  'order.inspected_already': {
    status: 409,
    message: 'What came back with this order has been looked at already',
  },
  'review.not_delivered': {
    status: 409,
    message: 'Only a product that was delivered to you can be reviewed',
  },
  'review.already_written': {
    status: 409,
    message: 'You have reviewed this product of this order already',
  },
  'review.not_found': { status: 404, message: 'This review is not here any more' },
  'review.hidden': { status: 409, message: 'A review that we took from the page stays with us' },
  'review.is_own': { status: 409, message: 'This is for the reviews of others' },
  'review.not_a_picture': { status: 400, message: 'Send a photo as JPEG, PNG, WebP or AVIF' },
  'review.too_many_photos': { status: 409, message: 'A review has at most {limit} photos' },
  'review.letter_not_found': { status: 404, message: 'This link is not known here any more' },
  'question.not_found': { status: 404, message: 'This question is not here any more' },
  'question.answer_not_found': { status: 404, message: 'This answer is not here any more' },
  'question.only_buyers': {
    status: 403,
    message: 'Only those who have received it, and the shop, can answer',
  },
  'payment.not_open': { status: 409, message: 'This order can no longer be paid for' },
  'payment.no_bank_account': {
    status: 409,
    message: 'Bank transfers are not possible yet. Please choose another way to pay',
  },
  'payment.provider_away': {
    status: 503,
    message: 'The payment page cannot be opened right now. Your order is kept. Please try again',
  },
  'payment.bad_signature': { status: 400, message: 'This message is not from who it says' },
  'payment.too_many_proofs': { status: 409, message: 'At most {limit} pictures can be sent' },
  'payment.proof_not_found': { status: 404, message: 'There is no such picture' },
  'payment.not_confirmable': {
    status: 409,
    message: 'There is no payment to confirm for an order that is {state}',
  },
  'payment.amount_differs': {
    status: 409,
    message: 'The order comes to {total}. Another amount cannot be confirmed',
  },
  'payment.reference_used': {
    status: 409,
    message: 'This reference belongs to another payment already',
  },
  'payment.refund_too_much': {
    status: 409,
    message: 'No more than {left} of this order can be given back',
  },
  'order.no_invoice': {
    status: 404,
    message: 'The invoice of this order comes when it is paid',
  },
  'order.invoice_made_out': {
    status: 409,
    message: 'This invoice has been made out already and does not change any more',
  },
  'server.overloaded': { status: 503, message: 'The shop is very busy. Please try again' },
} as const satisfies Record<`${string}.${string}`, Refusal>;

export type ErrorCode = keyof typeof errorCatalogue;

/** What servers throw: a code from the catalogue, with its words and the figures they need. */
export class AppError extends ShopError {
  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, { ...errorCatalogue[code], details }, options);
    this.name = 'AppError';
  }
}
