import { asCentavos, orderNumber, toPesos } from '@sirkito/commerce';
import type {
  MovementsQuery,
  MovementsReply,
} from '@sirkito/contracts/reports/staff-books-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listMovements, sumMoney } from './money.queries.ts';

const pageSize = 50;

/** Lists the payments and refunds that the dashboard sums, with their sums. */
export async function listMoneyMovements(
  ctx: Ctx,
  query: MovementsQuery,
): Promise<MovementsReply['data']> {
  requireStaff(ctx);
  const [found, { paid, refunded }] = await Promise.all([
    listMovements(ctx.read, { ...query, limit: pageSize + 1 }),
    sumMoney(ctx.read, query),
  ]);
  const page = found.slice(0, pageSize);
  return {
    movements: page.map(({ rank: _, number, at, amount, ...movement }) => ({
      ...movement,
      at: at.toISOString(),
      orderNumber: orderNumber(number),
      amount: toPesos(amount),
    })),
    total: {
      paid: toPesos(paid),
      refunded: toPesos(refunded),
      net: toPesos(asCentavos(paid - refunded)),
    },
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
