import { AppError } from '@sirkito/contracts/errors';
import { lockOrder, markPayment } from '#api/modules/orders/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { giveBackElsewhere } from './give-back-elsewhere.ts';
import type { Paying } from './give-back.ts';
import { concludeEvent, findAttempt, insertEvent, type Outcome } from './payments.queries.ts';
import type { PaymentProvider, ProviderEvent, SignedMessage } from './provider.ts';
import { takePayment } from './take-payment.ts';

/** News from the provider: believed if signed, taken once, in whatever order it comes. */
export async function receiveEvent(
  ctx: Ctx,
  message: Omit<SignedMessage, 'at'>,
  provider: PaymentProvider,
): Promise<void> {
  anyone(ctx);
  const event = provider.readEvent({ ...message, at: ctx.now() });
  if (!event) throw new AppError('payment.bad_signature');
  const { id, type } = event;
  const conclusion = await ctx.transact(async (tx) => {
    if (!(await insertEvent(tx, { id, type, at: ctx.now() }))) return undefined;
    const outcome = await handle(tx, ctx, event);
    await concludeEvent(tx, id, outcome);
    return outcome;
  });
  if (conclusion?.outcome === 'review') {
    ctx.log.error({ eventId: id, type, ...conclusion }, 'a payment event needs a person');
  }
}

const ignored = (detail: string): Outcome => ({ outcome: 'ignored', detail });
const review = (detail: string): Outcome => ({ outcome: 'review', detail });

function handle(tx: Tx, by: Paying, event: ProviderEvent): Promise<Outcome> | Outcome {
  switch (event.about) {
    case 'paid':
      return paid(tx, by, event);
    case 'failed':
      return failed(tx, by, event);
    case 'refunds':
      return giveBackElsewhere(tx, by, event);
    case 'other':
      return ignored('no kind that the shop acts on');
  }
}

type About<Kind> = Extract<ProviderEvent, { about: Kind }>;

async function paid(tx: Tx, by: Paying, event: About<'paid'>): Promise<Outcome> {
  const attempt = await findAttempt(tx, event);
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  if (!order) return review(`paid, but for no attempt of ours: ${refsOf(event)}`);
  const right = event.payments.filter(
    ({ amount, currency }) => amount === attempt.amount && currency === attempt.currency,
  );
  if (right.length !== 1 || event.payments.length !== 1) {
    const said = event.payments.map(({ amount, currency }) => `${amount} ${currency}`).join();
    return {
      ...review(`expected ${attempt.amount} ${attempt.currency}, told ${said}: ${refsOf(event)}`),
      paymentId: attempt.id,
    };
  }
  for (const { ref, amount } of right) {
    await takePayment(tx, by, order, {
      provider: 'paymongo',
      method: order.paymentMethod,
      ref,
      amount,
      attemptId: attempt.id,
    });
  }
  return { outcome: 'handled', detail: refsOf(event), paymentId: attempt.id };
}

const refsOf = ({ payments }: About<'paid'>) => payments.map(({ ref }) => ref).join();

async function failed(tx: Tx, by: Paying, event: About<'failed'>): Promise<Outcome> {
  const attempt = event.attemptId ? await findAttempt(tx, event) : undefined;
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  if (!order || order.status !== 'pending' || order.paymentStatus !== 'awaiting') {
    return ignored('failed, and nothing waits for it');
  }
  const note = event.reason.slice(0, 200) || 'The payment did not go through';
  await markPayment(tx, by, order, { paymentStatus: 'failed', note });
  return { outcome: 'handled', detail: event.reason, paymentId: attempt.id };
}
