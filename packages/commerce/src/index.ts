export { idleAccountMonths, sessionRetention } from './account-retention.ts';
export { adjustmentReasons } from './money/adjustments.ts';
export type { Attribute, Attributes } from './attributes/attribute.ts';
export { attributesOf, ignoredOnImport } from './attributes/attribute-sets.ts';
export { checkAttributes } from './attributes/check-attributes.ts';
export { compareFacetValues, facetLabel, facetValues } from './attributes/facets.ts';
export { filtersOf } from './attributes/filters.ts';
export { formatMeasure } from './attributes/format-value.ts';
export { keySpecs } from './attributes/key-specs.ts';
export { specificationTable } from './attributes/specification-table.ts';
export { brandNames } from './brands.ts';
export {
  cartRetentionDays,
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
export { fitSummary, fitCheckCount } from './fit-summary.ts';
export { contactTopics } from './contact-topics.ts';
export {
  cashLimits,
  cashProblem,
  checkCod,
  codReasons,
  codRulesVersion,
  defaultCodSettings,
  isAboveCashLimit,
  maxUnpaidOrders,
  type CashBuyer,
  type CodCheck,
  type CodSettings,
  type CodSignals,
} from './orders/cash-policy.ts';
export {
  bookMethodName,
  bookMethodOf,
  bookMethods,
  bookTaxes,
  bookTaxNames,
  type BookMethod,
  type BookTax,
} from './orders/books.ts';
export { documentTitles, invoiceLabels, type DocumentKind } from './orders/invoice-labels.ts';
export {
  formatCount,
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
  formatPesos,
  formatPesosInText,
  plural,
} from './format.ts';
export { formatAge, formatDateRange, formatTimeLeft } from './format-span.ts';
export { paidByLine } from './money/line-shares.ts';
export {
  asCentavos,
  asPesos,
  parsePesos,
  sumCentavos,
  toCentavos,
  toPesos,
  type Centavos,
  type Pesos,
} from './money/money.ts';
export { parseMobileNumber, formatMobileNumber } from './mobile-number.ts';
export {
  canTransition,
  hasPaid,
  capturedPaymentStatuses,
  holdMinutes,
  nextStatuses,
  isCashDue,
  isFulfilmentBlocked,
  hasCapturedPayment,
  isRefundDue,
  isPaidOnline,
  isBlockedByRefund,
  isCollectedAtCounter,
  openStatuses,
  pickupStatusNames,
  orderStatuses,
  orderStatusNames,
  paidLater,
  paidWith,
  paymentMethodName,
  paymentMethodNames,
  paymentMethods,
  paymentStatuses,
  paymentStatusNames,
  overdueAfterDays,
  unfulfilledStatuses,
  fulfilmentBlocker,
  type FulfilmentBlocker,
  type OnlineMethod,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from './orders/order-status.ts';
export { brokenRules, fixTo, maxUnitsOfProduct, type BrokenRule } from './orders/order-rules.ts';
export { orderNumber } from './orders/order-number.ts';
export { discountPercent, effectivePrice, runningSalePrice } from './money/pricing.ts';
export {
  maxAnswerLength,
  maxReviewPhotos,
  questionLength,
  reportReasons,
  reviewSorts,
  maxReviewLength,
  type ReportReason,
  type ReviewSort,
} from './reviews.ts';
export {
  bestPromotion,
  evaluatePromotion,
  maxPromotionPercent,
  promotionCodePattern,
  promotionKinds,
  promotionScopes,
  maxPromotionTargets,
  promotedPrice,
  type EvaluatedPromotion,
  type PromotedLine,
  type Promotion,
  type PromotionProblem,
} from './money/promotions.ts';
export { purposeNames, purposes, type Purpose } from './purposes.ts';
export { arrivalDates, deliveryDates, formatDeliveryDates } from './shipping/delivery-dates.ts';
export { deliveryDays, packParcel, shippingFee } from './shipping/shipping-fee.ts';
export { defaultShippingTable, type ShippingTable } from './shipping/shipping-table.ts';
export {
  shippingRules,
  shippingZones,
  weightSteps,
  zoneIds,
  type ZoneId,
} from './shipping/shipping-zones.ts';
export { formatWorkingDays } from './shipping/format-working-days.ts';
export { zoneOf } from './shipping/zone-of.ts';
export { maxPins } from './pins.ts';
export {
  securityEventGroups,
  securityEventKinds,
  type SecurityEventGroup,
  type SecurityEventKind,
} from './security-events.ts';
export { sorts, staffSorts, type Sort } from './sorts.ts';
export { formatSaleDay, formatSaleEnd } from './money/sale-end.ts';
export { countPieces, quantityProblem } from './quantity.ts';
export {
  confirmationMinutes,
  defaultRefundLimit,
  isAboveRefundLimit,
  isSteepDiscount,
  lowestPrice,
  steepPrices,
  type ListPrice,
  type LoweredPrice,
} from './staff-confirmation.ts';
export {
  hasPermission,
  requiresTwoFactor,
  staffAreas,
  staffRoles,
  type StaffAction,
  type StaffArea,
  type StaffRole,
} from './staff-permissions.ts';
export { transferReservationEnd } from './orders/transfer-reservation-end.ts';
export { entriesOf, isKeyOf, isOneOf, isRecord, keysOf, recordOf } from './typed-keys.ts';
export { vatIncluded, vatPercent } from './money/vat.ts';
