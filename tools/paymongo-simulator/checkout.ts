import type { Ledger, Session } from './ledger.ts';
import type { Messages } from './messages.ts';
import { checkoutPage } from './page.ts';

export interface Till {
  ledger: Ledger;
  messages: Messages;
  /** Payments that are on their way, and what brings one in before its time. */
  late: Map<string, () => void>;
}

type Answer = { redirect: string } | { html: string };

/** An unpaid order is kept for 15 minutes. */
const lateMs = 16 * 60_000;

export function takeMoney({ ledger, messages }: Till, session: Session): void {
  if (ledger.paidOf(session)) return;
  ledger.pay(session);
  messages.tell(session.id, 'checkout_session.payment.paid', structuredClone(session));
}

export function showCheckout({ ledger }: Till, session: Session, notice?: string): Answer {
  const isPaid = ledger.paidOf(session) !== undefined;
  const isOver = isPaid || session.attributes.status === 'expired';
  const said = isPaid ? 'This is paid already' : 'This page is no longer open for payment';
  const words = isOver ? said : notice;
  const shown = { session, amount: ledger.amountOf(session), isOver };
  return { html: checkoutPage({ ...shown, ...(words && { notice: words }) }) };
}

/** What the buttons of the page do. */
export function pressCheckout(till: Till, session: Session, action: string | null): Answer {
  const { ledger, messages, late } = till;
  const { success_url, cancel_url, status } = session.attributes;
  const isOpen = status === 'active' && !ledger.paidOf(session);
  if (action === 'cancel') return { redirect: ledger.paidOf(session) ? success_url : cancel_url };
  if (!isOpen) return showCheckout(till, session);
  if (action === 'pay') {
    takeMoney(till, session);
    return { redirect: success_url };
  }
  if (action === 'fail') {
    const failed = ledger.pay(session, 'The payment was declined');
    messages.tell(session.id, 'payment.failed', structuredClone(failed));
    return showCheckout(till, session, 'The payment was declined. You can try again.');
  }
  if (action === 'late') {
    const timer = setTimeout(() => late.get(session.id)?.(), lateMs).unref();
    late.set(session.id, () => {
      clearTimeout(timer);
      late.delete(session.id);
      takeMoney(till, session);
    });
    return { redirect: cancel_url };
  }
  return showCheckout(till, session);
}
