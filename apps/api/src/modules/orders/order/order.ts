import {
  formatMobileNumber,
  holdMinutes,
  lineTotal,
  orderNumber,
  toPesos,
} from '@sirkito/commerce';
import { toLines, toOneLine } from '@sirkito/contracts/one-line';
import type { Order } from '@sirkito/contracts/orders/schemas';
import type { OrderRow } from './orders.queries.ts';

export const toOrder = (row: OrderRow): Order => ({
  _id: row.id,
  orderNumber: orderNumber(row.number),
  userId: row.accountId ?? '',
  items: row.lines.map((line) => ({
    productId: line.productId,
    title: line.title,
    image: line.image && `/api/images/${line.image}`,
    price: toPesos(line.price),
    quantity: line.quantity,
    lineTotal: toPesos(lineTotal(line)),
  })),
  address: toSnapshot(row.address),
  isPickup: row.isPickup,
  subtotal: toPesos(row.subtotal),
  shippingFee: toPesos(row.shipping),
  discount: toPesos(row.discount),
  discounts: row.discounts.map(({ label, amount }) => ({ label, amount: toPesos(amount) })),
  total: toPesos(row.total),
  vatIncluded: toPesos(row.vat),
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  status: row.status,
  notes: toLines(row.notes),
  heldUntil: row.heldUntil?.toISOString() ?? null,
  hasInvoice: row.hasInvoice,
  timeline: row.events.map(({ at, ...event }) => ({
    ...event,
    at: new Date(at).toISOString(),
  })),
  createdAt: row.createdAt.toISOString(),
});

/** Returns the order as it was when placed, so that a replay returns an identical response. */
export function toPlacedOrder(row: OrderRow): Order {
  const order = toOrder(row);
  return {
    ...order,
    status: 'pending',
    paymentStatus: order.paymentMethod === 'cod' ? 'unpaid' : 'awaiting',
    heldUntil: initialHold(row),
    hasInvoice: false,
    timeline: order.timeline.slice(0, 1),
  };
}

function initialHold({ paymentMethod, createdAt }: OrderRow): string | null {
  const minutes = holdMinutes[paymentMethod];
  return minutes === null ? null : new Date(createdAt.getTime() + minutes * 60_000).toISOString();
}

function toSnapshot(address: Record<string, string>): Order['address'] {
  const line = (name: string) => toOneLine(address[name] ?? '');
  return {
    _id: address['id'] ?? noAddressId,
    fullName: line('full_name'),
    phone: formatMobileNumber(address['phone'] ?? ''),
    region: line('region'),
    province: line('province'),
    cityMunicipality: line('city_municipality'),
    barangay: line('barangay'),
    psgcCode: line('psgc_code'),
    street: line('street'),
    postalCode: line('postal_code'),
    notes: toLines(address['notes'] ?? ''),
    label: line('label'),
  };
}

/** Stands in for the id if the order has no saved address, or its account was erased. */
const noAddressId = '00000000-0000-0000-0000-000000000000';
