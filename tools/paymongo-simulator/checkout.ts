import type { Ledger, Session } from './ledger.ts';
import type { Webhooks } from './webhooks.ts';
import { checkoutPage } from './page.ts';

export interface Simulator {
  ledger: Ledger;
  webhooks: Webhooks;
  /** Completes each late payment early, by session id. */
  late: Map<string, () => void>;
}

type Page = { redirect: string } | { html: string };

/** Longer than the 15 minutes an unpaid order is reserved. */
const lateMs = 16 * 60_000;

export function completePayment({ ledger, webhooks }: Simulator, session: Session): void {
  if (ledger.paidOf(session)) return;
  ledger.pay(session);
  webhooks.send(session.id, 'checkout_session.payment.paid', structuredClone(session));
}

export function showCheckout({ ledger }: Simulator, session: Session, notice?: string): Page {
  const isPaid = ledger.paidOf(session) !== undefined;
  const isOver = isPaid || session.attributes.status === 'expired';
  const closedNotice = isPaid
    ? 'This has already been paid'
    : 'This page is no longer open for payment';
  const shownNotice = isOver ? closedNotice : notice;
  const page = { session, amount: ledger.amountOf(session), isOver };
  return { html: checkoutPage({ ...page, ...(shownNotice && { notice: shownNotice }) }) };
}

/** Handles the buttons of the page. */
export function submitCheckout(
  simulator: Simulator,
  session: Session,
  action: string | null,
): Page {
  const { ledger, webhooks, late } = simulator;
  const { success_url, cancel_url, status } = session.attributes;
  const isOpen = status === 'active' && !ledger.paidOf(session);
  if (action === 'cancel') return { redirect: ledger.paidOf(session) ? success_url : cancel_url };
  if (!isOpen) return showCheckout(simulator, session);
  if (action === 'pay') {
    completePayment(simulator, session);
    return { redirect: success_url };
  }
  if (action === 'fail') {
    const failed = ledger.pay(session, 'The payment was declined');
    webhooks.send(session.id, 'payment.failed', structuredClone(failed));
    return showCheckout(simulator, session, 'The payment was declined. You can try again.');
  }
  if (action === 'late') {
    const timer = setTimeout(() => late.get(session.id)?.(), lateMs).unref();
    late.set(session.id, () => {
      clearTimeout(timer);
      late.delete(session.id);
      completePayment(simulator, session);
    });
    return { redirect: cancel_url };
  }
  return showCheckout(simulator, session);
}
