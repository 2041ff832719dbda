import { cartRetentionDays } from '@sirkito/commerce';
import { daysBefore } from '#api/platform/days-before.ts';
import { purgeBatchSize, type PersonalRecords } from '#api/platform/personal-data.ts';
import { listCartRecords } from './cart-records.queries.ts';
import { deleteCart, emptyIdleCarts } from './carts.queries.ts';

export const cartRecords: PersonalRecords = {
  tables: ['cart', 'cart_line', 'saved_line'],
  list: listCartRecords,
  erase: (tx, accountId) => deleteCart(tx, accountId),
  purge: (tx, now) =>
    emptyIdleCarts(tx, { before: daysBefore(now, cartRetentionDays), limit: purgeBatchSize }),
};
