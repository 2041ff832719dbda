import { accountErrors } from './accounts/account-errors.ts';
import { clientErrors, type ErrorEntry } from './client-errors.ts';
import { orderErrors } from './orders/order-errors.ts';

/** Every error the API can return: its status and message. */
export const errorCatalogue = {
  ...clientErrors,
  ...accountErrors,
  ...orderErrors,
  'request.invalid': {
    status: 400,
    message: "Some details aren't valid. Check them and try again",
  },
  'request.too_large': {
    status: 413,
    message: "That's too large to send. Shorten it or choose a smaller file",
  },
  'request.unsupported_type': { status: 415, message: "This type of content isn't supported here" },
  'request.not_found': {
    status: 404,
    message: "We couldn't find that. It may have been moved or deleted",
  },
  'request.too_many': {
    status: 429,
    message: 'Too many requests. Please try again in {wait}',
  },
  'request.cross_site': {
    status: 400,
    message: "This request didn't come from the shop. Reload the page and try again",
  },
  'catalog.category_not_found': { status: 404, message: "We couldn't find this category" },
  'catalog.product_not_found': { status: 404, message: 'This product is no longer available' },
  'catalog.product_invalid': { status: 400, message: 'Please fix the highlighted fields' },
  'catalog.sku_taken': {
    status: 409,
    message: 'Another product already uses the SKU {sku}',
    field: 'sku',
  },
  'catalog.sku_is_fixed': { status: 409, message: "The SKU {sku} can't be changed", field: 'sku' },
  'catalog.edit_conflict': {
    status: 409,
    message: 'Someone else updated this product',
  },
  'catalog.steep_price': {
    status: 409,
    message: 'More than half off the highest price of the last 30 days. Check it and confirm it',
  },
  'catalog.too_many_pins': {
    status: 409,
    message: 'This category already has {max} pinned products. Unpin one first',
  },
  'catalog.image_unreadable': {
    status: 400,
    message: "We couldn't read this image. Upload a JPEG or PNG, up to 20 megapixels",
  },
  'catalog.image_not_found': {
    status: 400,
    message: "We couldn't find the image {file}. Upload it again",
    field: 'images',
  },
  'catalog.import_not_utf8': {
    status: 400,
    message: "This file isn't UTF-8. Save it as CSV UTF-8 in Excel and upload it again",
  },
  'catalog.import_not_found': {
    status: 404,
    message: 'This import no longer exists or has already been applied',
  },
  'inventory.insufficient_stock': { status: 409, message: 'Only {available} in stock' },
  'inventory.too_much_stock': { status: 409, message: 'Stock can be up to {limit}' },
  'inventory.already_adjusted': {
    status: 409,
    message: 'This adjustment has already been saved. Check the stock history',
  },
  'cart.over_stock': { status: 409, message: 'Only {available} items available' },
  'cart.sold_out': { status: 409, message: 'This product is out of stock' },
  'cart.full': { status: 409, message: 'Your cart can hold up to {limit} different products' },
  'cart.saved_full': { status: 409, message: 'You can save up to {limit} products for later' },
  'cart.line_not_found': { status: 404, message: 'This item is no longer in your cart' },
  'cart.outdated': { status: 409, message: 'This saved cart has expired' },
  'content.too_many_messages': {
    status: 429,
    message: "You've sent several messages this hour. Please call us or try again later",
  },
  'content.banner_not_found': { status: 404, message: 'This banner no longer exists' },
  'content.message_not_found': { status: 404, message: 'This message no longer exists' },
  'address.not_found': { status: 404, message: 'This address no longer exists. Choose another' },
  'address.barangay_not_found': { status: 400, message: 'Choose a barangay from the list' },
  'address.too_many': { status: 409, message: 'You can save up to {limit} addresses' },
  'builds.too_many': { status: 409, message: 'You can save up to {limit} builds' },
  'promotion.code_not_found': {
    status: 404,
    message: "We don't recognize the code {code}",
    field: 'code',
  },
  'promotion.not_applicable': { status: 409, message: '{reason}' },
  'promotion.too_many_attempts': {
    status: 429,
    message: 'Too many codes tried. Check yours and try again in {wait}',
  },
  'promotion.not_found': { status: 404, message: 'This promotion no longer exists' },
  'promotion.code_taken': {
    status: 409,
    message: 'Another promotion already uses the code {code}',
    field: 'code',
  },
  'promotion.edit_conflict': {
    status: 409,
    message: 'Someone else updated this promotion',
  },
  'promotion.target_not_found': {
    status: 400,
    message: "We couldn't find {target} in the catalogue",
    field: 'targets',
  },
  'promotion.limit_below_redemptions': {
    status: 409,
    message: 'Already used {redemptions}. Set a higher limit',
    field: 'maxRedemptions',
  },
  'review.not_delivered': { status: 409, message: "You can review a product once it's delivered" },
  'review.already_written': { status: 409, message: "You've already reviewed this item" },
  'review.not_found': { status: 404, message: 'This review no longer exists' },
  'review.hidden': {
    status: 409,
    message: "This review was removed by our moderators and can't be changed",
  },
  'review.own_review': { status: 409, message: "You can't vote on or report your own review" },
  'review.photo_unreadable': { status: 400, message: 'Upload a JPEG, PNG, WebP or AVIF photo' },
  'review.too_many_photos': { status: 409, message: 'You can add up to {limit} photos' },
  'review.request_not_found': { status: 404, message: 'This link is no longer valid' },
  'question.not_found': { status: 404, message: 'This question no longer exists' },
  'question.answer_not_found': { status: 404, message: 'This answer no longer exists' },
  'question.only_buyers': {
    status: 403,
    message: 'Only our staff and customers who received this product can answer',
  },
  'server.storage_full': {
    status: 503,
    message: "The shop's storage is full, so this image wasn't saved. Please try again later",
  },
  'server.storage_unavailable': {
    status: 503,
    message: "The shop's image storage isn't responding. Please try again in a moment",
  },
  'server.overloaded': {
    status: 503,
    message: "We're very busy right now. Please try again in a moment",
  },
} as const satisfies Record<`${string}.${string}`, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;
