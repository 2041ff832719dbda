import { orderNumber, toPesos } from '@sirkito/commerce';
import type { Customer, CustomerRow } from '@sirkito/contracts/customers/staff-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { readAddresses } from '#api/modules/addresses/index.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import {
  countReviews,
  findCustomer,
  listCustomerNotes,
  listCustomerOrders,
  type CustomerData,
} from './customers.queries.ts';

const maxOrders = 20;

export const toCustomerRow = (row: CustomerData): CustomerRow => ({
  id: row.id,
  userName: row.userName,
  email: row.email,
  isDisabled: row.disabledAt !== null,
  createdAt: row.createdAt.toISOString(),
  orders: row.orders,
  spent: toPesos(row.spent),
});

/** Returns a customer with recent orders, addresses and notes. */
export async function readCustomer(read: Reader, id: string): Promise<Customer> {
  const row = await findCustomer(read, id);
  if (!row) throw new AppError('customers.not_found');
  const orders = await listCustomerOrders(read, id, maxOrders);
  const notes = await listCustomerNotes(read, id);
  return {
    ...toCustomerRow(row),
    isVerified: row.emailVerifiedAt !== null,
    accessReason: row.accessReason,
    eraseAt: row.eraseAt?.toISOString() ?? null,
    isIdle: row.inactivityNotifiedAt !== null,
    reviews: await countReviews(read, id),
    newestOrders: orders.map(({ id: _id, number, total, createdAt, ...order }) => ({
      ...order,
      _id,
      orderNumber: orderNumber(number),
      total: toPesos(total),
      createdAt: createdAt.toISOString(),
    })),
    addresses: await readAddresses(read, id),
    notes: notes.map(({ id: _id, at, author, text }) => ({
      _id,
      at: at.toISOString(),
      author: author ?? 'Former staff',
      text,
    })),
  };
}
