import { effectivePrice, maxQuantity, type Pesos } from '@sirkito/commerce';
import type { StaffProduct } from '@sirkito/contracts/catalog-staff';
import type { ManualQuoteWire } from '@sirkito/contracts/manual-order-staff';

export interface NewLine {
  productId: string;
  name: string;
  price: Pesos;
  stock: number;
  quantity: number;
}

/** What is being taken down while somebody stands at the counter or is on the phone. */
export interface NewOrder {
  lines: readonly NewLine[];
  fullName: string;
  phone: string;
  email: string;
  isPickup: boolean;
  psgcCode: string;
  street: string;
  postalCode: string;
  payment: ManualQuoteWire['payment'];
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

/** As many as were asked for, of those that are there. */
export const withinStock = (stock: number, wanted: number): number =>
  Math.max(1, Math.min(wanted, stock, maxQuantity));

/** Choosing a product again is one more of it. */
export function withProduct(lines: readonly NewLine[], product: StaffProduct): NewLine[] {
  const { _id, name, price, salePrice, totalStock } = product;
  if (lines.some(({ productId }) => productId === _id)) {
    return lines.map((line) =>
      line.productId === _id
        ? { ...line, quantity: withinStock(totalStock, line.quantity + 1) }
        : line,
    );
  }
  const paid = effectivePrice({ price, salePrice });
  return [...lines, { productId: _id, name, price: paid, stock: totalStock, quantity: 1 }];
}

export function bodyOf(order: NewOrder): ManualQuoteWire {
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
