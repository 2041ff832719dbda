export { idleAccountMonths, sessionKept } from './account.ts';
export { adjustmentReasons } from './adjustments.ts';
export type { Attribute, Attributes } from './attributes/attribute.ts';
export { attributesOf, ignoredOnImport } from './attributes/attribute-sets.ts';
export { checkAttributes } from './attributes/check-attributes.ts';
export { compareFacetValues, facetLabel, facetValues } from './attributes/facets.ts';
export { filtersOf } from './attributes/filters.ts';
export { keyFigures } from './attributes/key-figures.ts';
export { specificationTable } from './attributes/specification-table.ts';
export { brandNames } from './brands.ts';
export {
  cartKeptDays,
  defaultShippingFee,
  lineTotal,
  maxLines,
  maxQuantity,
  subtotal,
} from './cart.ts';
export {
  categoryTree,
  filterAttributes,
  type CategoryNode,
  type FilterAttribute,
} from './categories.ts';
export { checkedFit, checkedRules } from './checked-fit.ts';
export { contactTopics, type ContactTopic } from './contact-topics.ts';
export { hasInvoice, invoiceWords, sellerWords } from './invoice-words.ts';
export { formatPesos, readPesos, toCentavos, toPesos, type Centavos, type Pesos } from './money.ts';
export { readMobileNumber, showMobileNumber } from './mobile-number.ts';
export {
  canBecome,
  hasPaid,
  heldPayments,
  holdMinutes,
  nextOf,
  isCashDue,
  isHalted,
  isMoneyHere,
  isOwed,
  isPaidOnline,
  isStopped,
  isTakenHome,
  openStatuses,
  pickupStatusNames,
  orderStatuses,
  paymentMethodName,
  paymentMethodNames,
  paymentMethods,
  paymentStatuses,
  waitingDays,
  waitingStatuses,
  whyNotSent,
  type NotSent,
  type OnlineMethod,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from './order-status.ts';
export { orderNumber } from './order-number.ts';
export { discountPercent, effectivePrice, runningSalePrice } from './pricing.ts';
export {
  answerLength,
  photosOfReview,
  questionLength,
  reportReasons,
  reviewSorts,
  reviewTextLength,
  type ReportReason,
  type ReviewSort,
} from './reviews.ts';
export {
  highestPercent,
  promotionCodeForm,
  promotionKinds,
  promotionScopes,
  promotionTargetLimit,
  type PromotionKind,
  type PromotionScope,
} from './promotions.ts';
export { purposeNames, purposes, type Purpose } from './purposes.ts';
export { packParcel, shippingFee } from './shipping-fee.ts';
export { usualShipping, type ShippingTable } from './shipping-table.ts';
export {
  shippingRules,
  shippingZones,
  weightSteps,
  zoneIds,
  type ZoneId,
} from './shipping-zones.ts';
export { zoneOf } from './zone-of.ts';
export { sorts, staffSorts, type Sort } from './sorts.ts';
export { formatSaleDay, formatSaleEnd } from './sale-end.ts';
export { countPieces, quantityProblem } from './quantity.ts';
export {
  areaOf,
  mayCall,
  mayIn,
  staffAreas,
  staffRoles,
  type StaffArea,
  type StaffRole,
} from './staff-rights.ts';
export { heldForTransfer } from './transfer-hold.ts';
export { vatIncluded } from './vat.ts';
