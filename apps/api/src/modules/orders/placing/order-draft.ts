import type {
  BrokenRule,
  CashBuyer,
  Centavos,
  CodCheck,
  CodSettings,
  EvaluatedPromotion,
  ShippingTable,
} from '@sirkito/commerce';
import type { OrderDetails, PickupPerson } from '@sirkito/contracts/orders/schemas';

/** What is stored as the address of an order. */
export type AddressSnapshot = Record<string, string>;

/** An order that somebody asks for. */
export interface OrderRequest extends OrderDetails {
  /** Id of the order to create. */
  orderId: string;
  /** Owner of the idempotency key: the buyer, or the staff member who takes the order. */
  accountId: string;
  /** Null for a guest. */
  buyerId: string | null;
  /** Null to use the cart's contents as the key. */
  key: string | null;
  bodyHash: string;
  /** The request that places the order; null for sample orders. */
  requestId: string | null;
  destination:
    | { addressId: string | null }
    | { pickup: PickupPerson }
    | { fulfilment: Fulfilment; address: AddressSnapshot | null };
  /** Null for the account's cart. */
  items: readonly { productId: string; quantity: number }[] | null;
  expectedTotal: Centavos | null;
}

export type Fulfilment = 'delivery' | 'pickup';

export interface OrderRules {
  shipping: ShippingTable;
  /** Where orders are picked up; empty if they can't be. */
  shopAddress: string;
  /** Whether cash may be any amount, because it is in the till. */
  isCashUnlimited?: boolean;
  /** Null for orders taken by staff, who know the buyer. */
  cash: CodSettings | null;
}

/** A line with what is known of its product. */
export interface OfferedLine {
  productId: string;
  quantity: number;
  /** Null if the product isn't sold any more. */
  price: Centavos | null;
  title: string;
  sku: string;
  image: string;
  weightG: number | null;
  boxMm: readonly number[] | null;
  brandId: string;
  categoryIds: readonly string[];
}

export type SoldLine = OfferedLine & { price: Centavos };

/** Everything that was read for one request. */
export interface OrderDraft {
  request: OrderRequest;
  /** Whether another transaction keeps a row that the order needs. */
  isBusy: boolean;
  key: string;
  /** The order that was placed with this key before. */
  earlier: { orderId: string; bodyHash: string } | null;
  hasAccount: boolean;
  buyer: CashBuyer;
  fulfilment: Fulfilment;
  address: AddressSnapshot | null;
  lines: readonly OfferedLine[];
  promotions: readonly EvaluatedPromotion[];
  /** The promotion of the cart's promo code. */
  codeId: string | null;
}

/** In centavos. */
export interface Totals {
  subtotal: Centavos;
  shippingFee: Centavos;
  discount: Centavos;
  total: Centavos;
}

/** Why an order isn't placed, where nothing more needs to be said. */
export type OrderProblem =
  | 'busy'
  | 'account_gone'
  | 'cart_empty'
  | 'product_unavailable'
  | 'address_not_found'
  | 'no_pickup'
  | 'cod_over_limit'
  | 'too_many_unpaid'
  | 'online_payment_needed'
  | 'unpaid_share_full';

export interface PlacedDraft {
  outcome: 'placed';
  draft: OrderDraft & { lines: readonly SoldLine[]; address: AddressSnapshot };
  /** Where it ships from. */
  locationId: string;
  totals: Totals;
  promotion: EvaluatedPromotion['promotion'] | null;
  /** False for orders taken by staff. */
  isNewCustomer: boolean;
  /** Null unless it is paid in cash by somebody unknown. */
  codCheck: CodCheck | null;
}

/** Quote and placing answer with the same. */
export type Decision =
  | PlacedDraft
  | { outcome: 'replayed' | 'key_reused'; orderId: string }
  /** With the ids of products of which nothing is left. */
  | { outcome: 'out_of_stock'; soldOut: string[] }
  | { outcome: 'rule_broken'; rule: BrokenRule }
  | { outcome: 'total_changed'; totals: Totals }
  /** With the promo code's promotion and why it gives nothing. */
  | { outcome: 'code_refused'; code: EvaluatedPromotion }
  | { outcome: OrderProblem };
