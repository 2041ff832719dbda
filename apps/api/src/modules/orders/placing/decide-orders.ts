import {
  asCentavos,
  bestPromotion,
  brokenRules,
  cashProblem,
  checkCod,
  isAboveCashLimit,
  packParcel,
  paidLater,
  shippingFee,
  sumCentavos,
  type EvaluatedPromotion,
  type Promotion,
  type ZoneId,
} from '@sirkito/commerce';
import { chooseLocation, type StockLevel, type StockLevels } from '#api/modules/inventory/index.ts';
import type {
  AddressSnapshot,
  Decision,
  OfferedLine,
  OrderDraft,
  OrderRules,
  PlacedDraft,
  SoldLine,
  Totals,
} from './order-draft.ts';

/** What earlier drafts of the batch leave, by product and by promotion. */
interface Left {
  stock: Map<string, readonly StockLevel[]>;
  uses: Map<string, number>;
}

/**
 * Decides a batch: first come, first served, whole orders only. A draft that isn't placed takes
 * nothing, so that later ones find what is left.
 */
export function decideOrders(
  drafts: readonly OrderDraft[],
  stock: StockLevels,
  rules: OrderRules,
): Decision[] {
  const left: Left = { stock: new Map(stock), uses: new Map() };
  const decisions = drafts.map((draft) => {
    const decision = decide(draft, { before: stock, left }, rules);
    if (decision.outcome === 'placed') take(decision, left);
    return decision;
  });
  return decisions.map((decision, index) =>
    decision.outcome === 'out_of_stock'
      ? { ...decision, soldOut: soldOutOf(drafts[index]?.lines ?? [], left.stock) }
      : decision,
  );
}

const soldOutOf = (lines: readonly OfferedLine[], stock: StockLevels) =>
  lines
    .map(({ productId }) => productId)
    .filter((id) => stock.get(id)?.every(({ available }) => available === 0));

function decide(
  draft: OrderDraft,
  { before, left }: { before: StockLevels; left: Left },
  rules: OrderRules,
): Decision {
  const { request, earlier, buyer, lines, address } = draft;
  if (draft.isBusy) return { outcome: 'busy' };
  if (earlier) {
    const isSame = earlier.bodyHash === request.bodyHash;
    return { outcome: isSame ? 'replayed' : 'key_reused', orderId: earlier.orderId };
  }
  if (!draft.hasAccount) return { outcome: 'account_gone' };
  if (lines.length === 0) return { outcome: 'cart_empty' };
  if (!areSold(lines)) return { outcome: 'product_unavailable' };
  const [rule] = brokenRules(lines);
  if (rule) return { outcome: 'rule_broken', rule };
  if (soldOutOf(lines, before).length > 0) return { outcome: 'out_of_stock', soldOut: [] };
  if (!address) {
    return { outcome: draft.fulfilment === 'pickup' ? 'no_pickup' : 'address_not_found' };
  }

  const { totals, best, code } = priceOrder({ ...draft, lines, address }, rules);
  const { paymentMethod, expectedTotal } = request;
  if (!rules.isCashUnlimited && isAboveCashLimit(paymentMethod, totals.total, buyer)) {
    return { outcome: 'cod_over_limit' };
  }
  if (code?.problem && expectedTotal !== totals.total) return { outcome: 'code_refused', code };
  if (expectedTotal !== null && expectedTotal !== totals.total) {
    return { outcome: 'total_changed', totals };
  }

  const isPickup = draft.fulfilment === 'pickup';
  const locationId = chooseLocation({ lines, isPickup }, left.stock);
  if (locationId === undefined) return { outcome: 'out_of_stock', soldOut: [] };
  if (rules.cash) {
    const order = {
      paymentMethod,
      total: totals.total,
      lines: lines.map(({ productId, quantity }) => ({
        quantity,
        ...sumLevels(left.stock.get(productId) ?? []),
      })),
    };
    const problem = cashProblem(order, buyer, rules.cash);
    if (problem) return { outcome: problem };
  }
  if (best && usesLeft(best.promotion, left) < 1) {
    if (best.promotion.id === draft.codeId) {
      return { outcome: 'code_refused', code: { ...best, problem: 'used_up' } };
    }
    const total = asCentavos(totals.total + totals.discount);
    return { outcome: 'total_changed', totals: { ...totals, discount: asCentavos(0), total } };
  }
  return {
    outcome: 'placed',
    draft: { ...draft, lines, address },
    locationId,
    totals,
    promotion: best?.promotion ?? null,
    isNewCustomer: rules.cash !== null && buyer.isNewCustomer,
    codCheck:
      rules.cash && paymentMethod === 'cod' ? checkCod(buyer, totals.total, rules.cash) : null,
  };
}

export const areSold = (lines: readonly OfferedLine[]): lines is readonly SoldLine[] =>
  lines.every(({ price }) => price !== null);

interface PricedOrder {
  totals: Totals;
  /** The promotion that applies, if any. */
  best: EvaluatedPromotion | undefined;
  /** The promotion of the promo code. */
  code: EvaluatedPromotion | undefined;
}

/** Prices an order of products that are sold, to a known address. */
export function priceOrder(
  {
    lines,
    address,
    fulfilment,
    promotions,
    codeId,
  }: Pick<OrderDraft, 'fulfilment' | 'promotions' | 'codeId'> & {
    lines: readonly SoldLine[];
    address: AddressSnapshot;
  },
  { shipping }: Pick<OrderRules, 'shipping'>,
): PricedOrder {
  const subtotal = sumCentavos(lines.map(({ price, quantity }) => asCentavos(price * quantity)));
  // Every delivery address has a zone.
  const zone = address['zone'] as ZoneId;
  const fee =
    fulfilment === 'pickup'
      ? asCentavos(0)
      : shippingFee(shipping, zone, packParcel(lines, subtotal));
  const best = bestPromotion(promotions);
  const discount = best?.amount ?? asCentavos(0);
  return {
    totals: {
      subtotal,
      shippingFee: fee,
      discount,
      total: asCentavos(subtotal + fee - discount),
    },
    best,
    code: promotions.find(({ promotion }) => promotion.id === codeId),
  };
}

const usesLeft = ({ id, maxRedemptions, redemptions }: Promotion, { uses }: Left): number =>
  uses.get(id) ?? (maxRedemptions === null ? Infinity : maxRedemptions - redemptions);

const sumLevels = (levels: readonly StockLevel[]) => ({
  available: levels.reduce((sum, { available }) => sum + available, 0),
  heldUnpaid: levels.reduce((sum, { heldUnpaid }) => sum + heldUnpaid, 0),
});

/** Lowers what is left by an order. */
function take({ draft, locationId, promotion, isNewCustomer }: PlacedDraft, left: Left): void {
  const isHeld = isNewCustomer && paidLater.includes(draft.request.paymentMethod);
  for (const { productId, quantity } of draft.lines) {
    const levels = (left.stock.get(productId) ?? []).map((level) => {
      if (level.locationId !== locationId) return level;
      const heldUnpaid = level.heldUnpaid + (isHeld ? quantity : 0);
      return { ...level, available: level.available - quantity, heldUnpaid };
    });
    left.stock.set(productId, levels);
  }
  if (promotion) left.uses.set(promotion.id, usesLeft(promotion, left) - 1);
}
