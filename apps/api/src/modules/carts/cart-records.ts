import { cartKeptDays } from '@sirkito/commerce';
import { daysBefore } from '#api/platform/days-before.ts';
import { forgottenAtOnce, type PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteCart, emptyIdleCarts, listLines } from './carts.queries.ts';

export const cartRecords: PersonalRecords = {
  tables: ['cart', 'cart_line', 'saved_line'],
  list: async (read, accountId) => {
    const lines = await listLines(read, accountId, new Date());
    const of = (list: 'cart' | 'saved') =>
      lines
        .filter((line) => line.list === list)
        .map(({ productId, title, quantity }) => ({ productId, title, quantity }));
    const code = lines[0]?.promotion?.code?.code;
    return {
      cart: of('cart'),
      savedForLater: of('saved'),
      promotionCodes: code ? [{ code }] : [],
    };
  },
  erase: (tx, accountId) => deleteCart(tx, accountId),
  forget: (tx, now) =>
    emptyIdleCarts(tx, { before: daysBefore(now, cartKeptDays), limit: forgottenAtOnce }),
};
