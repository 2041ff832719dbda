import { formatCount, formatNumber, formatPesosInText } from '../format.ts';
import { asPesos } from '../money/money.ts';
import { keysOf } from '../typed-keys.ts';

interface Signal {
  /** Points for each; negative ones lower the risk. */
  points: number;
  /** More than this many add nothing. */
  max: number;
  /** What staff read. */
  label: (count: number) => string;
}

/** Each step of the total adds points. */
export const codAmountStep = asPesos(5_000);
/** Points for the network count tens, because mobile carriers put thousands behind one address. */
const networkStep = 10;

/**
 * What makes cash on delivery risky, and what lowers the risk. `score_cod.sql` counts the signals in
 * this order. Increment the version of `codTable` when points, maxima or meanings change.
 */
const signalTable = {
  unconfirmedEmail: { points: 15, max: 1, label: () => 'Email address not confirmed' },
  newAccount: { points: 10, max: 1, label: () => 'Account less than a day old' },
  newAddress: { points: 10, max: 1, label: () => 'No order delivered to this address before' },
  shortAddress: { points: 10, max: 1, label: () => 'Street is very short' },
  amount: {
    points: 5,
    max: 8,
    label: (steps) => `Total of ${formatPesosInText(asPesos(steps * codAmountStep))} or more`,
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
  openOrders: {
    points: 5,
    max: 4,
    label: (count) =>
      `${formatCount(count, 'other unconfirmed order')} of this customer, phone number or address`,
  },
  networkOrders: {
    points: 5,
    max: 4,
    label: (tens) =>
      `${formatNumber(tens * networkStep)} or more unconfirmed orders from this network`,
  },
  deliveredOrders: {
    points: -15,
    max: 4,
    label: (count) => `${formatCount(count, 'order')} delivered before`,
  },
} as const satisfies Record<string, Signal>;

type CodSignal = keyof typeof signalTable;
/** How often each signal applies; absent is 0. */
export type CodSignals = Partial<Record<CodSignal, number>>;

const signals = keysOf(signalTable);
const counted = (signal: CodSignal, count = 0): number =>
  Math.min(Math.max(count, 0), signalTable[signal].max);

/** The table as place_orders reads it. */
export const codTable = {
  version: 2,
  signals,
  points: signals.map((signal) => signalTable[signal].points),
  maxima: signals.map((signal) => signalTable[signal].max),
};

/** Returns the risk of cash on delivery, 0 for none. Same as `score_cod.sql`. */
export const codScore = (found: CodSignals): number =>
  Math.max(
    0,
    signals.reduce(
      (sum, signal) => sum + counted(signal, found[signal]) * signalTable[signal].points,
      0,
    ),
  );

export interface CodReason {
  label: string;
  points: number;
}

/** Returns the reasons for a score, riskiest first. */
export const codReasons = (found: CodSignals): CodReason[] =>
  signals
    .flatMap((signal) => {
      const count = counted(signal, found[signal]);
      const { label, points } = signalTable[signal];
      return count > 0 ? [{ label: label(count), points: points * count }] : [];
    })
    .toSorted((one, other) => other.points - one.points);

/** Limits that staff can change. Shares are percentages of stock; 100 is no limit. */
export interface CodSettings {
  /** Orders with this score or more wait for staff. */
  reviewFrom: number;
  /** Cash on delivery isn't offered with this score or more. */
  refuseFrom: number;
  /** Share of all stock that unproven accounts (see `paidHistory`) may hold by paying later. */
  totalShare: number;
  /** The same, of each product. */
  productShare: number;
  /**
   * Share of each product that such accounts of one network may hold unpaid, by any method. For orders
   * paid online, only those count.
   */
  networkShare: number;
  /** Units that any account may hold unpaid, of all products and by any method; see `paidHistory`. */
  accountUnits: number;
}

export const defaultCodSettings: CodSettings = {
  reviewFrom: 70,
  refuseFrom: 110,
  totalShare: 1,
  productShare: 25,
  networkShare: 25,
  // Two whole PCs.
  accountUnits: 40,
};

/** Units that may always be held, because a share of a small stock is less than one order. */
export const minHeldUnits = { total: 20, product: 2, network: 5 };

/**
 * A product with fewer than `below` units left has its last ones. `network` is how many of them, of all
 * products, unproven accounts of one network may hold unpaid.
 */
export const lastUnits = { below: 5, network: 60 };

/**
 * What an account has paid for delivered orders, without refunded ones, decides what its unpaid orders
 * may hold: below `provenFrom` the shares apply to it, and each `perUnit` adds a unit to `accountUnits`.
 */
export const paidHistory = { provenFrom: asPesos(20_000), perUnit: asPesos(1_000) };

/** Returns how many units may be held in all; null without a limit. */
export const maxHeldUnits = (
  stockUnits: number,
  { totalShare }: Pick<CodSettings, 'totalShare'>,
): number | null =>
  totalShare >= 100
    ? null
    : Math.max(minHeldUnits.total, Math.floor((stockUnits * totalShare) / 100));
