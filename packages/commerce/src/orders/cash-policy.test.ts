import { expect, test } from 'vitest';
import { asCentavos, asPesos, toCentavos } from '../money/money.ts';
import {
  cashProblem,
  checkCod,
  codReasons,
  defaultCodSettings,
  type CashBuyer,
  type CodSettings,
} from './cash-policy.ts';

const buyer: CashBuyer = {
  hasConfirmedEmail: true,
  isNewCustomer: true,
  unpaidOrders: 0,
  signals: {},
};
const order = {
  paymentMethod: 'cod' as const,
  total: toCentavos(asPesos(1_000)),
  lines: [{ quantity: 1, available: 10, heldUnpaid: 0 }],
};

const problem = (
  changes: Partial<Parameters<typeof cashProblem>[0]>,
  { settings, ...more }: Partial<CashBuyer> & { settings?: Partial<CodSettings> } = {},
) =>
  cashProblem(
    { ...order, ...changes },
    { ...buyer, ...more },
    { ...defaultCodSettings, ...settings },
  );

test('limits the amount of cash, not of other methods, by whether the email address is confirmed', () => {
  const cash = (pesos: number, hasConfirmedEmail: boolean) =>
    problem({ total: asCentavos(pesos * 100) }, { hasConfirmedEmail });
  expect(cash(15_000, false)).toBeNull();
  expect(cash(15_000.01, false)).toBe('cod_over_limit');
  expect(cash(50_000, true)).toBeNull();
  expect(cash(50_000.01, true)).toBe('cod_over_limit');
  const total = toCentavos(asPesos(900_000));
  expect(problem({ total, paymentMethod: 'bank_transfer' })).toBeNull();
});

test('limits the open unpaid orders of an account', () => {
  const open = (unpaidOrders: number, hasConfirmedEmail: boolean) =>
    problem({}, { unpaidOrders, hasConfirmedEmail });
  expect([open(1, false), open(2, false)]).toEqual([null, 'too_many_unpaid']);
  expect([open(9, true), open(10, true)]).toEqual([null, 'too_many_unpaid']);
});

test('[SC-50] adds the points of each signal up to its maximum; only delivered orders lower the score', () => {
  const scored = checkCod(
    { signals: { newAccount: 1, refusedParcels: 9, refusedAtAddress: 1, deliveredOrders: 2 } },
    toCentavos(asPesos(12_345)),
    defaultCodSettings,
  );
  expect(scored).toEqual({
    score: 10 + 150 + 20 - 30 + 10,
    reasons: {
      newAccount: 1,
      amount: 2,
      refusedParcels: 3,
      refusedAtAddress: 1,
      deliveredOrders: 2,
    },
    isReviewNeeded: true,
  });
  expect(codReasons(scored.reasons)).toEqual([
    { label: '3 parcels not accepted by this customer or phone number', points: 150 },
    { label: '1 parcel not accepted at this address by others', points: 20 },
    { label: 'Account less than a day old', points: 10 },
    { label: 'Total of ₱10,000 or more', points: 10 },
    { label: '2 orders delivered before', points: -30 },
  ]);
  const trusted = { signals: { deliveredOrders: 4 } };
  expect(checkCod(trusted, asCentavos(100), defaultCodSettings).score).toBe(0);
});

test('[SC-51] asks staff from one score and for another payment method from the next', () => {
  const signals = { refusedParcels: 1 };
  const total = asCentavos(100);
  const needsReview = (reviewFrom: number) =>
    checkCod({ signals }, total, { reviewFrom }).isReviewNeeded;
  expect([needsReview(50), needsReview(51)]).toEqual([true, false]);
  const refuseFrom = (score: number) =>
    problem({ total }, { signals, settings: { refuseFrom: score } });
  expect([refuseFrom(50), refuseFrom(51)]).toEqual(['online_payment_needed', null]);
  const transfer = { total, paymentMethod: 'bank_transfer' as const };
  expect(problem(transfer, { signals, settings: { refuseFrom: 50 } })).toBeNull();
});

test('[SC-54] leaves new customers a share of each product, and at least 3 units', () => {
  const line = (quantity: number, available: number, heldUnpaid: number) =>
    problem({ lines: [...order.lines, { quantity, available, heldUnpaid }] });
  expect([line(5, 10, 0), line(6, 10, 0)]).toEqual([null, 'unpaid_share_full']);
  // Half of 10 + 3 is 6.
  expect([line(3, 10, 3), line(4, 10, 3)]).toEqual([null, 'unpaid_share_full']);
  expect([line(3, 3, 0), line(1, 1, 2), line(1, 3, 3)]).toEqual([null, null, 'unpaid_share_full']);
  const full = { lines: [{ quantity: 1, available: 3, heldUnpaid: 3 }] };
  expect(problem({ ...full, paymentMethod: 'bank_transfer' })).toBe('unpaid_share_full');
  expect(problem({ ...full, paymentMethod: 'gcash' })).toBeNull();
  expect(problem(full, { isNewCustomer: false })).toBeNull();
  expect(problem(full, { settings: { productShare: 100 } })).toBeNull();
});
