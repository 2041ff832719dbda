import type { BrokenRule, OrderStatus, PaymentStatus, Pesos } from '@sirkito/commerce';
import type { ErrorCode } from './error-catalogue.ts';

type Limit = { limit: number };
type Available = { available: number };
type Wait = { retryAfterSeconds: number };

/** A price in pesos that would fall by more than half. */
export type SteepPrice = { sku: string; name: string; from: number; to: number };

/** Details by error code. Codes that are not listed have none. */
export interface DetailsByCode {
  'request.too_many': Wait;
  /** `confirm` says how, for programs. */
  'auth.confirmation_required': { minutes: number; confirm: string };
  'catalog.steep_price': { prices: SteepPrice[]; hasMore: boolean; confirm: string };
  'accounts.too_many_views': Limit;
  'accounts.too_many_passkeys': Limit;
  'accounts.two_factor_state': { state: 'on' | 'off' };
  'catalog.sku_taken': { sku: string };
  'catalog.sku_is_fixed': { sku: string };
  'catalog.edit_conflict': { version: number };
  'catalog.too_many_pins': { max: number };
  'catalog.image_not_found': { file: string };
  'inventory.insufficient_stock': Available;
  'inventory.too_much_stock': Limit;
  'cart.over_stock': Available;
  'cart.full': Limit;
  'cart.saved_full': Limit;
  'address.too_many': Limit;
  'builds.too_many': Limit;
  'promotion.code_not_found': { code: string };
  'promotion.not_applicable': { reason: string };
  'promotion.too_many_attempts': Wait;
  'promotion.code_taken': { code: string };
  'promotion.target_not_found': { target: string };
  'promotion.limit_below_redemptions': { redemptions: string };
  'order.rule_broken': BrokenRule;
  'order.total_changed': { subtotal: Pesos; shippingFee: Pesos; discount: Pesos; total: Pesos };
  'order.invalid_transition': {
    status: OrderStatus;
    wanted: OrderStatus | 'inspected';
    statusLabel: string;
    changeLabel: string;
  };
  'order.serial_taken': { serial: string };
  'order.serials_incomplete': { title: string };
  'review.too_many_photos': Limit;
  'payment.too_many_proofs': Limit;
  'payment.not_confirmable': { state: OrderStatus | PaymentStatus; stateLabel: string };
  'payment.amount_differs': { total: string };
  'payment.refund_exceeds_payment': { left: string };
}

export type CodeWithDetails = keyof DetailsByCode;
export type CodeWithoutDetails = Exclude<ErrorCode, CodeWithDetails>;

type NoDetails = Record<string, never>;
export type ErrorDetails = DetailsByCode[CodeWithDetails] | NoDetails;
