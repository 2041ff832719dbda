import { expect, test } from 'vitest';
import { check, rules, type Evidence, type Rule, type StoredOrder } from './checks.ts';
import type { Entry } from './history.ts';

const stored = (id: string, change: Partial<StoredOrder> = {}): StoredOrder => ({
  id,
  accountId: `buyer of ${id}`,
  status: 'pending',
  total: 1_150,
  productId: 'scarce',
  ...change,
});
const placed = (orderId: string): Entry => ({
  type: 'placed',
  accountId: `buyer of ${orderId}`,
  orderId,
  total: 1_150,
});
const refused: Entry = { type: 'refused', accountId: 'late', code: 'order.out_of_stock' };
const ordered: Entry = { type: 'order', accountId: 'late', productId: 'scarce' };
const cancel = (status: 200 | 409 | 500 | 503, outcome = ''): Entry => ({
  type: 'cancel',
  accountId: 'buyer of c',
  orderId: 'c',
  status,
  outcome,
});
const [cancelled, cancelledBefore] = [
  cancel(200, 'cancelled'),
  cancel(409, 'order.invalid_transition'),
];
const purchases: Entry[] = [placed('a'), placed('a'), placed('b'), placed('c'), ordered, refused];

const good: Evidence = {
  history: [...purchases, cancelled],
  orders: [stored('a'), stored('b'), stored('c', { status: 'cancelled', productId: 'other' })],
  scarce: { productId: 'scarce', stock: 2, available: 0 },
};

const broken: Record<Rule, Evidence> = {
  lost: { ...good, orders: good.orders.slice(0, 2) },
  doubled: { ...good, orders: [...good.orders, stored('d', { accountId: 'buyer of c' })] },
  changed: { ...good, history: [...good.history, { ...placed('a'), orderId: 'b' }] as Entry[] },
  'refused though placed': {
    ...good,
    history: [
      ...good.history,
      { ...ordered, accountId: 'buyer of a' },
      { ...refused, accountId: 'buyer of a' },
    ],
  },
  'wrong refusal': {
    ...good,
    history: [...good.history, { ...refused, code: 'order.cart_empty' }],
  },
  'wrong cancellation': { ...good, history: [...purchases, cancelledBefore] },
  'stored though refused': {
    ...good,
    orders: [...good.orders, stored('d', { accountId: 'late' })],
  },
  'wrong total': { ...good, orders: [stored('a', { total: 1 }), ...good.orders.slice(1)] },
  oversold: { ...good, scarce: { ...good.scarce, stock: 1, available: -1 } },
  undersold: { ...good, scarce: { ...good.scarce, stock: 3, available: 1 } },
  ledger: { ...good, scarce: { ...good.scarce, available: 1 } },
};

test('nothing is wrong when the database holds what the clients wrote down', () => {
  expect(check(good).problems).toEqual([]);
});

test.for(rules)('%s is found', (rule) => {
  expect(check(broken[rule]).counts[rule]).toBeGreaterThan(0);
});

test('an acknowledged cancellation that is gone is lost', () => {
  const orders = good.orders.map((order) => ({ ...order, status: 'pending' }));
  expect(check({ ...good, orders }).problems).toContain('lost: cancellation');
});

test('"out of stock" is wrong for a part that is not scarce', () => {
  const history = good.history.map((entry) =>
    entry === ordered ? { ...ordered, productId: 'other' } : entry,
  );
  expect(check({ ...good, history }).problems).toEqual([
    'wrong refusal: order.out_of_stock of another part',
  ]);
});

test.for<[string, Entry[], string[]]>([
  ['repeated after its answer was lost', [cancel(503), cancelledBefore], []],
  ['repeated after nothing was done', [cancel(503), cancelled], []],
  ['refused at once', [cancelledBefore], ['wrong cancellation: 409 order.invalid_transition']],
  ['that fails, then is done', [cancel(500), cancelled], ['wrong cancellation: 500']],
  ['that leaves the order as it is', [cancel(200, 'pending')], ['wrong cancellation: 200 pending']],
  [
    'refused for another reason',
    [cancel(503), cancel(409, 'order.not_found')],
    ['wrong cancellation: 409 order.not_found'],
  ],
])('checks a cancellation %s', ([, answers, problems]) => {
  expect(check({ ...good, history: [...purchases, ...answers] }).problems).toEqual(problems);
});
