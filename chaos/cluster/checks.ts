import { tally } from '../harness/judge.ts';
import type { Entry } from './history.ts';

export interface StoredOrder {
  id: string;
  accountId: string;
  status: string;
  total: number;
  productId: string;
}

/** What the clients wrote down, and what the database holds after the run. */
export interface Evidence {
  history: readonly Entry[];
  orders: readonly StoredOrder[];
  scarce: { productId: string; stock: number; available: number };
}

/** Each returns what breaks its rule. Every one has a switch in known-bad.ts that must break it. */
export const checks = {
  /** An order or a cancellation that was acknowledged is in the database. */
  lost: ({ history, orders }) => {
    const stored = new Map(orders.map((order) => [order.id, order]));
    return [
      ...placedIn(history).flatMap(({ orderId }) => (stored.has(orderId) ? [] : ['order'])),
      ...history.flatMap((entry) =>
        entry.type === 'cancel' &&
        isSettled(entry) &&
        stored.get(entry.orderId)?.status !== 'cancelled'
          ? ['cancellation']
          : [],
      ),
    ];
  },
  /** A buyer who ordered once, however often the request was sent, has one order. */
  doubled: ({ orders }) =>
    [...Map.groupBy(orders, ({ accountId }) => accountId).values()].flatMap((all) =>
      all.length > 1 ? ['order'] : [],
    ),
  /** All answers to one buyer name the same order. */
  changed: ({ history }) =>
    [...Map.groupBy(placedIn(history), ({ accountId }) => accountId).values()].flatMap((all) =>
      new Set(all.map(({ orderId }) => orderId)).size > 1 ? ['answer'] : [],
    ),
  /** A buyer who has an order is never refused: units of the scarce part don't come back. */
  'refused though placed': ({ history }) => {
    const placed = buyersIn(placedIn(history));
    return [...buyersIn(refusedIn(history))].flatMap((id) => (placed.has(id) ? ['buyer'] : []));
  },
  /** Only the scarce part is refused, because it is sold out. */
  'wrong refusal': ({ history, scarce }) => {
    const ordered = new Map(
      history.flatMap((entry) =>
        entry.type === 'order' ? [[entry.accountId, entry.productId] as const] : [],
      ),
    );
    return refusedIn(history).flatMap(({ accountId, code }) => {
      if (code !== 'order.out_of_stock') return [code];
      return ordered.get(accountId) === scarce.productId ? [] : [`${code} of another part`];
    });
  },
  /** A cancellation cancels, or is refused because an earlier one, whose answer was lost, was done. */
  'wrong cancellation': ({ history }) => {
    const answers = Map.groupBy(
      history.filter((entry) => entry.type === 'cancel'),
      ({ orderId }) => orderId,
    );
    return [...answers.values()].flatMap((all) =>
      all.flatMap(({ status, outcome }, index) => {
        const isRight =
          isUnavailable(status) ||
          (status === 200 && outcome === 'cancelled') ||
          (status === 409 && outcome === 'order.invalid_transition' && index > 0);
        return isRight ? [] : [`${status} ${outcome}`.trim()];
      }),
    );
  },
  /** What was refused isn't stored. */
  'stored though refused': ({ history, orders }) => {
    const placed = buyersIn(placedIn(history));
    const refused = buyersIn(refusedIn(history)).difference(placed);
    return orders.flatMap(({ accountId }) => (refused.has(accountId) ? ['order'] : []));
  },
  /** The total that the buyer saw is the total that is charged. */
  'wrong total': ({ history, orders }) => {
    const totals = new Map(orders.map(({ id, total }) => [id, total]));
    return placedIn(history).flatMap(({ orderId, total }) =>
      (totals.get(orderId) ?? total) === total ? [] : ['order'],
    );
  },
  /** No more units are sold than there were. */
  oversold: ({ orders, scarce }) => {
    const sold = unitsSold(orders, scarce.productId);
    return Array.from({ length: Math.max(0, sold - scarce.stock) }, () => 'unit');
  },
  /** "Out of stock" is only said when everything is sold. */
  undersold: ({ history, orders, scarce }) => {
    const isRefused = history.some(({ type }) => type === 'refused');
    const left = scarce.stock - unitsSold(orders, scarce.productId);
    return isRefused ? Array.from({ length: Math.max(0, left) }, () => 'unit') : [];
  },
  /** Units available and units sold are all units. */
  ledger: ({ orders, scarce }) =>
    scarce.available + unitsSold(orders, scarce.productId) === scarce.stock
      ? []
      : [`${scarce.available} of ${scarce.stock} units available`],
} satisfies Record<string, (evidence: Evidence) => string[]>;

export type Rule = keyof typeof checks;
export const rules = Object.keys(checks) as Rule[];

/** Runs all checks. Returns how often each rule was broken, and a line for each that was. */
export function check(evidence: Evidence) {
  const broken = rules.map((rule) => [rule, checks[rule](evidence)] as const);
  return {
    counts: Object.fromEntries(broken.map(([rule, found]) => [rule, found.length])) as Record<
      Rule,
      number
    >,
    problems: broken.flatMap(([rule, found]) => tally(found).map((line) => `${rule}: ${line}`)),
  };
}

/** No answer, or one of these: the shop is unavailable. Every other failure is a wrong answer. */
export const isUnavailable = (status: number | string) =>
  typeof status === 'string' || [502, 503, 504].includes(status);

const placedIn = (history: readonly Entry[]) => history.filter((entry) => entry.type === 'placed');
const refusedIn = (history: readonly Entry[]) =>
  history.filter((entry) => entry.type === 'refused');
const buyersIn = (entries: readonly Entry[]) => new Set(entries.map(({ accountId }) => accountId));

const isSettled = ({ status }: { status: number | string }) => status === 200 || status === 409;

const unitsSold = (orders: readonly StoredOrder[], productId: string) =>
  orders.filter((order) => order.productId === productId && order.status !== 'cancelled').length;
