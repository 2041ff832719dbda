import { formatCount, formatPesosInText } from '../format.ts';
import { asPesos, toCentavos, type Centavos } from '../money/money.ts';
import { keysOf } from '../typed-keys.ts';
import { paidLater, type PaymentMethod } from './order-status.ts';

/**
 * Who may pay in cash or by bank transfer, which hold stock for days before payment. Four rules, and
 * nothing else: an amount, a number of open orders, a score, and a share of each product. Paying
 * online is always open. Cart, quote, placing and a change of the payment method use them.
 */

/** Most that an order paid in cash may cost, with and without a confirmed email address. */
export const cashLimits = { confirmed: asPesos(50_000), unconfirmed: asPesos(15_000) };

/** Most open unpaid orders of an account. */
export const maxUnpaidOrders = { confirmed: 10, unconfirmed: 2 };

/** New customers may always hold this many of a product. */
const minHeldUnits = 3;

/** Limits that staff can change. */
export interface CodSettings {
  /** Cash orders with this score or more wait for staff. */
  reviewFrom: number;
  /** Cash isn't offered with this score or more. */
  refuseFrom: number;
  /** Percentage of each product that unpaid orders of new customers may hold together. */
  productShare: number;
}

export const defaultCodSettings: CodSettings = {
  reviewFrom: 50,
  refuseFrom: 100,
  productShare: 50,
};

interface Signal {
  /** Points for each; negative ones lower the risk. */
  points: number;
  /** More than this many add nothing. */
  max: number;
  /** What staff read. */
  label: (count: number) => string;
}

/** Each step of the total adds points. */
const amountStep = asPesos(5_000);

/** Increment `codRulesVersion` when points, maxima or meanings change. */
const signalTable = {
  newAccount: { points: 10, max: 1, label: () => 'Account less than a day old' },
  amount: {
    points: 5,
    max: 8,
    label: (steps) => `Total of ${formatPesosInText(asPesos(steps * amountStep))} or more`,
  },
  refusedParcels: {
    points: 50,
    max: 3,
    label: (count) =>
      `${formatCount(count, 'parcel')} not accepted by this customer or phone number`,
  },
  refusedAtAddress: {
    points: 20,
    max: 2,
    label: (count) => `${formatCount(count, 'parcel')} not accepted at this address by others`,
  },
  deliveredOrders: {
    points: -15,
    max: 4,
    label: (count) => `${formatCount(count, 'order')} delivered before`,
  },
} as const satisfies Record<string, Signal>;

export const codRulesVersion = 3;

/** How often each signal applies; absent is 0. */
export type CodSignals = Partial<Record<keyof typeof signalTable, number>>;

interface CountedSignal {
  signal: keyof typeof signalTable;
  count: number;
  points: number;
}

const countedSignals = (found: CodSignals): CountedSignal[] =>
  keysOf(signalTable).flatMap((signal) => {
    const { points, max } = signalTable[signal];
    const count = Math.min(Math.max(found[signal] ?? 0, 0), max);
    return count > 0 ? [{ signal, count, points: points * count }] : [];
  });

export interface CodReason {
  label: string;
  points: number;
}

/** Returns the reasons for a score, riskiest first. */
export const codReasons = (found: CodSignals): CodReason[] =>
  countedSignals(found)
    .map(({ signal, count, points }) => ({ label: signalTable[signal].label(count), points }))
    .toSorted((one, other) => other.points - one.points);

/** What is known of somebody who orders. */
export interface CashBuyer {
  hasConfirmedEmail: boolean;
  /** None of their orders has been delivered and paid. */
  isNewCustomer: boolean;
  /** Open orders that aren't paid, without this one. */
  unpaidOrders: number;
  /** What the score counts of them. */
  signals: Omit<CodSignals, 'amount'>;
}

export interface CodCheck {
  /** 0 for no risk. */
  score: number;
  reasons: CodSignals;
  isReviewNeeded: boolean;
}

/** Scores an order that is paid in cash. */
export function checkCod(
  { signals: found }: Pick<CashBuyer, 'signals'>,
  total: Centavos,
  { reviewFrom }: Pick<CodSettings, 'reviewFrom'>,
): CodCheck {
  const amount = Math.floor(total / toCentavos(amountStep));
  const counted = countedSignals({ ...found, amount });
  const score = Math.max(
    0,
    counted.reduce((sum, { points }) => sum + points, 0),
  );
  return {
    score,
    reasons: Object.fromEntries(counted.map(({ signal, count }) => [signal, count])),
    isReviewNeeded: score >= reviewFrom,
  };
}

export const isAboveCashLimit = (
  method: PaymentMethod,
  total: Centavos,
  { hasConfirmedEmail }: Pick<CashBuyer, 'hasConfirmedEmail'>,
): boolean =>
  method === 'cod' &&
  total > toCentavos(cashLimits[hasConfirmedEmail ? 'confirmed' : 'unconfirmed']);

interface CashLine {
  quantity: number;
  /** Units that could be sold before this order. */
  available: number;
  /** Units that unpaid orders of new customers hold. */
  heldUnpaid: number;
}

interface UnpaidOrder {
  paymentMethod: PaymentMethod;
  total: Centavos;
  lines: readonly CashLine[];
}

export type CashProblem =
  | 'cod_over_limit'
  | 'too_many_unpaid'
  | 'online_payment_needed'
  | 'unpaid_share_full';

/** Returns why an order can't be paid by this method; null if it can. */
export function cashProblem(
  { paymentMethod, total, lines }: UnpaidOrder,
  buyer: CashBuyer,
  settings: CodSettings,
): CashProblem | null {
  if (!paidLater.includes(paymentMethod)) return null;
  const { hasConfirmedEmail, isNewCustomer, unpaidOrders } = buyer;
  if (isAboveCashLimit(paymentMethod, total, buyer)) return 'cod_over_limit';
  if (unpaidOrders >= maxUnpaidOrders[hasConfirmedEmail ? 'confirmed' : 'unconfirmed']) {
    return 'too_many_unpaid';
  }
  if (paymentMethod === 'cod' && checkCod(buyer, total, settings).score >= settings.refuseFrom) {
    return 'online_payment_needed';
  }
  const isOverShare = ({ quantity, available, heldUnpaid }: CashLine) =>
    heldUnpaid + quantity >
    Math.max(minHeldUnits, Math.floor(((available + heldUnpaid) * settings.productShare) / 100));
  return isNewCustomer && lines.some(isOverShare) ? 'unpaid_share_full' : null;
}
