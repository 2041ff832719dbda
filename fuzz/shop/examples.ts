import { defaultShippingTable } from '@sirkito/commerce';
import type { Dice } from '../requests/dice.ts';
import type { Kind } from './known-values.ts';

/** Picks a value that exists, if there is one. */
export type Pick = (kind: Kind) => string | undefined;

export interface Example {
  /** The path parameter that names the row, if any. */
  id?: string;
  body: object;
}

const dayMs = 86_400_000;
const soon = () => new Date(Date.now() + dayMs).toISOString();

/** Reads a row that its statement made an object of. */
function rowOf(pick: Pick, kind: Kind): Record<string, string | number> | undefined {
  const text = pick(kind);
  // As built in known-values.ts.
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, string | number>);
}

const product = (pick: Pick, dice: Dice) => ({
  sku: `FUZZ-${dice.below(1_000_000)}`,
  name: 'Fuzzed part',
  brand: pick('brand') ?? 'Fuzz',
  category: pick('category') ?? 'cpu',
  price: dice.below(100_000),
  totalStock: dice.below(50),
  status: dice.oneOf(['draft', 'active']),
  confirmPrice: true,
});

const promotion = (dice: Dice) => ({
  name: 'Fuzzed sale',
  code: dice.oneOf([null, `FUZZ${dice.below(10_000)}`]),
  kind: 'percent',
  value: 1 + dice.below(50),
  scope: 'all',
  targets: [],
  minimum: dice.below(5_000),
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: soon(),
  maxRedemptions: dice.oneOf([null, 3]),
  maxPerCustomer: null,
  confirmPrice: true,
});

const rowAnd =
  (kind: Kind, more: (row: Record<string, string | number>, dice: Dice) => object) =>
  (pick: Pick, dice: Dice): Example | undefined => {
    const row = rowOf(pick, kind);
    return row && { id: String(row['id']), body: more(row, dice) };
  };

type Make = (pick: Pick, dice: Dice) => Example | undefined;

/** Requests that schemas alone rarely make: they depend on what the shop holds. */
const examples: Readonly<Record<string, Make>> = {
  'POST /api/admin/products/add': (pick, dice) => ({ body: product(pick, dice) }),
  'PUT /api/admin/products/edit/{id}': (pick, dice) => {
    const row = rowOf(pick, 'productVersion');
    if (!row) return undefined;
    const { id, ...saved } = row;
    // The specifications that stay are those of its category.
    const unchanged = { category: undefined, totalStock: undefined };
    return { id: String(id), body: { ...product(pick, dice), ...saved, ...unchanged } };
  },
  'POST /api/admin/promotions': (_pick, dice) => ({ body: promotion(dice) }),
  'PUT /api/admin/promotions/{id}': rowAnd('promotionVersion', ({ version }, dice) => ({
    ...promotion(dice),
    version,
  })),
  'PUT /api/admin/settings/shipping': (_pick, dice) => ({
    body: { ...defaultShippingTable, freeFrom: dice.below(100_000), bulkyFee: dice.below(900) },
  }),
  'POST /api/shop/orders': (pick, dice) => ({
    body: {
      addressId: pick('address'),
      paymentMethod: dice.oneOf(['cod', 'bank_transfer', 'gcash', 'card']),
    },
  }),
  'POST /api/shop/reviews': (pick, dice) => {
    const { orderId, productId } = rowOf(pick, 'deliveredLine') ?? {};
    return { body: { orderId, productId, rating: 1 + dice.below(5), review: 'Runs cool' } };
  },
  'PUT /api/shop/cart/update-cart': (pick, dice) => ({
    body: { productId: pick('cartProduct'), quantity: 1 + dice.below(5) },
  }),
  'POST /api/shop/saved': (pick) => ({ body: { productId: pick('cartProduct') } }),
  'POST /api/admin/orders': (pick) => {
    const { id: productId, price: expectedTotal } = rowOf(pick, 'pricedProduct') ?? {};
    const items = [{ productId, quantity: 1 }];
    const person = { fullName: 'Fuzzed Person', phone: '09171234567' };
    return { body: { ...person, items, payment: 'cash', key: crypto.randomUUID(), expectedTotal } };
  },
  // The corpus gives the picture.
  'POST /api/payments/orders/{orderId}/proof': (pick) => {
    const id = pick('transferOrder');
    return id === undefined ? undefined : { id, body: {} };
  },
  'PUT /api/admin/orders/{id}/cod-approval': rowAnd('riskyOrder', ({ version }) => ({ version })),
  'PUT /api/admin/orders/{id}/status': rowAnd('orderStep', ({ version, next }, dice) => ({
    version,
    status: next,
    courier: 'LBC',
    trackingNumber: `FUZZ${dice.below(100_000)}`,
    serials: [],
    reason: 'Changed their mind',
  })),
  'PUT /api/admin/orders/{id}/inspection': rowAnd('returnedOrder', ({ version }) => ({
    version,
    lines: [{ lineNo: 1, restocked: 1 }],
  })),
  'POST /api/admin/orders/{orderId}/refund': rowAnd('paidOrder', ({ version, total }, dice) => ({
    version,
    reason: 'Came late',
    amount: Number(total) / dice.oneOf([1, 2, 100, 300]),
  })),
  'POST /api/admin/orders/{orderId}/confirm-payment': rowAnd('openOrder', ({ total }, dice) => ({
    reference: `FUZZ ${dice.below(100_000)}`,
    amount: Number(total),
  })),
};

export const exampleFor = (operationId: string): Make | undefined => examples[operationId];
