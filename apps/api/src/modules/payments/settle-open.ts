import { lockOrder } from '#api/modules/orders/index.ts';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { giveBack } from './give-back.ts';
import { moneyOf } from './money.ts';
import {
  expireAttempt,
  listOwedOrders,
  listPayments,
  listUnsettled,
  touchAttempt,
} from './payments.queries.ts';
import type { PaymentProvider } from './provider.ts';
import { listUnsettledRefunds } from './refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { takePayment } from './take-payment.ts';

const atOnce = 50;
const patienceMs = 60_000;

/**
 * Asks about everything nobody told us the end of: pages that were opened, refunds on their way. An
 * order that was cancelled gives its money back. A failure of one leaves the others alone.
 */
export async function settleOpen(ctx: Ctx, provider: PaymentProvider): Promise<void> {
  requireShop(ctx);
  const due = { before: new Date(ctx.now().getTime() - patienceMs), limit: atOnce };
  const work = [
    ...(await listUnsettled(ctx.read, due)).map((one) => () => settleAttempt(ctx, one, provider)),
    ...(await listOwedOrders(ctx.read, atOnce)).map((id) => () => returnMoney(ctx, id)),
    ...(await listUnsettledRefunds(ctx.read, due)).map(
      ({ id }) =>
        () =>
          sendRefund(ctx, id, provider),
    ),
  ];
  for (const step of work) {
    await step().catch((error: unknown) =>
      ctx.log.error({ err: error }, 'a payment could not be settled and will be asked about again'),
    );
  }
}

type Unsettled = Awaited<ReturnType<typeof listUnsettled>>[number];

async function settleAttempt(
  ctx: Ctx,
  { id, orderId, sessionRef, isOver }: Unsettled,
  provider: PaymentProvider,
): Promise<void> {
  const session = sessionRef === null ? undefined : await provider.readSession(sessionRef);
  const paid = session?.paid ?? [];
  const isExpired = session?.isExpired ?? isOver;
  if (sessionRef && isOver && !isExpired && paid.length === 0) {
    await provider.expireSession(sessionRef);
  }
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const attempt = (await listPayments(tx, orderId)).find((one) => one.id === id);
    if (!order || !attempt) return;
    await touchAttempt(tx, id, ctx.now());
    const right = paid.find(
      ({ amount, currency }) => amount === attempt.amount && currency === 'PHP',
    );
    if (right) {
      const { ref, amount } = right;
      const { provider: name, method } = attempt;
      await takePayment(tx, ctx, order, { provider: name, method, ref, amount, attemptId: id });
    } else if (isOver || isExpired) await expireAttempt(tx, id);
  });
}

async function returnMoney(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payments = (await listPayments(tx, orderId)).filter(
      ({ provider }) => provider === 'paymongo',
    );
    const { came, went } = moneyOf(payments);
    if (order?.status !== 'cancelled' || came === went) return;
    const reason = 'the order was cancelled';
    await giveBack(tx, ctx, order, { payments, amount: came - went, reason });
  });
}
