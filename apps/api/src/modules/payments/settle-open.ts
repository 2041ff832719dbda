import { AppError } from '@sirkito/contracts/errors';
import { lockOrder } from '#api/modules/orders/index.ts';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { giveBack, type Paying } from './give-back.ts';
import { moneyOf } from './money.ts';
import {
  expireAttempt,
  listOwedOrders,
  listPayments,
  listUnsettled,
  touchAttempt,
} from './payments.queries.ts';
import { ProviderIgnorance, type PaymentProvider, type ProviderPayment } from './provider.ts';
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
  // First, so that one that cannot be asked about waits for its next turn behind the others.
  await ctx.transact((tx) => touchAttempt(tx, id, ctx.now()));
  const session = sessionRef === null ? undefined : await readSession(provider, sessionRef, isOver);
  const paid = session?.paid ?? [];
  const isExpired = session?.isExpired ?? isOver;
  if (sessionRef && isOver && !isExpired && paid.length === 0) {
    await provider.expireSession(sessionRef);
  }
  const wrong = await ctx.transact(async (tx) => {
    const right = await takeRight(tx, ctx, { id, orderId, paid });
    if (right.length === 0 && !isOver && !isExpired) return [];
    if (right.length === 0) await expireAttempt(tx, id);
    return paid.filter((one) => !right.includes(one));
  });
  // Nobody asks again, and the money is at the provider.
  if (wrong.length > 0) {
    const about = { orderId, sessionRef, paid: wrong };
    ctx.log.error(about, 'a payment of another amount needs a person');
  }
}

type Paid = Pick<Unsettled, 'id' | 'orderId'> & { paid: readonly ProviderPayment[] };

/** Takes all that were to come; who paid twice gets the second one back. Gives those it took. */
async function takeRight(tx: Tx, by: Paying, { id, orderId, paid }: Paid) {
  await lockOrder(tx, orderId);
  const attempt = (await listPayments(tx, orderId)).find((one) => one.id === id);
  const right = paid.filter(
    ({ amount, currency }) => amount === attempt?.amount && currency === 'PHP',
  );
  for (const { ref, amount } of right) {
    // Anew for each: the one before may have changed it.
    const order = await lockOrder(tx, orderId);
    if (!order || !attempt) throw new AppError('order.not_found');
    const { provider, method } = attempt;
    await takePayment(tx, by, order, { provider, method, ref, amount, attemptId: id });
  }
  return right;
}

/** Nothing is where the provider has forgotten a page that nobody is to pay on any more. */
const readSession = (provider: PaymentProvider, sessionRef: string, isOver: boolean) =>
  provider.readSession(sessionRef).catch((error: unknown) => {
    if (isOver && error instanceof ProviderIgnorance) return undefined;
    throw error;
  });

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
