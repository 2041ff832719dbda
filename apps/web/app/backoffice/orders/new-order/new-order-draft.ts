import { effectivePrice, maxQuantity, type Pesos } from '@sirkito/commerce';
import type { StaffProduct } from '@sirkito/contracts/catalog/staff-schemas';
import type { ManualQuoteInput } from '@sirkito/contracts/orders/staff-manual-schemas';

export interface NewLine {
  productId: string;
  name: string;
  price: Pesos;
  stock: number;
  quantity: number;
}

/** A manual order being entered at the counter or on the phone. */
export interface NewOrder {
  lines: NewLine[];
  fullName: string;
  phone: string;
  email: string;
  isPickup: boolean;
  psgcCode: string;
  street: string;
  postalCode: string;
  payment: ManualQuoteInput['payment'];
  notes: string;
}

export const emptyOrder: NewOrder = {
  lines: [],
  fullName: '',
  phone: '',
  email: '',
  isPickup: true,
  psgcCode: '',
  street: '',
  postalCode: '',
  payment: 'cash',
  notes: '',
};

/** Caps a quantity at the stock and the maximum per line. */
export const withinStock = (stock: number, requested: number): number =>
  Math.max(1, Math.min(requested, stock, maxQuantity));

/** Adds a product; adding it again raises the quantity. */
export function withProduct(lines: readonly NewLine[], product: StaffProduct): NewLine[] {
  const { _id, name, price, salePrice, totalStock } = product;
  if (lines.some(({ productId }) => productId === _id)) {
    return lines.map((line) =>
      line.productId === _id
        ? { ...line, quantity: withinStock(totalStock, line.quantity + 1) }
        : line,
    );
  }
  const unitPrice = effectivePrice({ price, salePrice });
  return [...lines, { productId: _id, name, price: unitPrice, stock: totalStock, quantity: 1 }];
}

/** Changes the quantity of a line; 0 removes it. */
export const withQuantity = (
  lines: readonly NewLine[],
  productId: string,
  quantity: number,
): NewLine[] =>
  lines
    .map((line) => (line.productId === productId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);

export function toQuoteBody(order: NewOrder): ManualQuoteInput {
  const { lines, email, isPickup, psgcCode, street, postalCode, ...rest } = order;
  return {
    fullName: rest.fullName,
    phone: rest.phone,
    payment: rest.payment,
    notes: rest.notes,
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    ...(email.trim() && { email: email.trim() }),
    ...(!isPickup && { place: { psgcCode, street, postalCode } }),
  };
}
