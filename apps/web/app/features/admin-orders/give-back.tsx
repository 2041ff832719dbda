import { formatPesos, readPesos, type Pesos } from '@sirkito/commerce';
import { paymentPaths } from '@sirkito/contracts/paths/payment';
import type { RefundDraft } from '@sirkito/contracts/payment';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { useState } from 'react';
import { toast } from '#web/lib/toasts.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import { MoneyStep } from './money-step.tsx';
import { noAmount, writePesos } from './typed-pesos.ts';
import { useMoneyChange } from './use-money-change.ts';

interface GiveBackProps {
  known: StaffOrder;
  /** The most that can go back. */
  left: Pesos;
  /** By the payment provider; otherwise by the hands of staff, who write it down here. */
  isSent: boolean;
  onClose: () => void;
}

/** All or part of what was paid; the button says how much. */
export function GiveBack({ known: { order, version }, left, isSent, onClose }: GiveBackProps) {
  const [typed, setTyped] = useState(writePesos(left));
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const refund = useMoneyChange(
    (api, body: RefundDraft) => api(paymentPaths.refund, { params: { orderId: order._id }, body }),
    onClose,
    // What went back already is in the list: giving more begins there, not with another press.
    ({ message }) => {
      toast({ title: message, variant: 'destructive' });
      onClose();
    },
  );
  // The one on the page moves on by itself, also by a refund whose answer was lost.
  const [seen] = useState(version);
  const [why, amount] = [reason.trim(), readPesos(typed)];
  return (
    <MoneyStep
      label="Give money back"
      action={amount ? `Give back ${formatPesos(amount)}` : 'Give back'}
      isBusy={refund.isPending}
      error={refund.error}
      onClose={onClose}
      onSubmit={() => {
        setIsTried(true);
        if (why && amount) refund.mutate({ version: seen, amount, reason: why });
      }}
    >
      <p className="text-ink-muted">
        {isSent
          ? 'It goes back the way it came, to the card or wallet it was paid with.'
          : 'Hand or transfer it back first. Here it is written down, and the customer is told.'}
      </p>
      <Field
        label="Amount in pesos"
        hint={`At most ${formatPesos(left)}.`}
        error={isTried && !amount ? noAmount : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            autoComplete="off"
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Reason"
        hint="The customer reads this on the order page."
        error={isTried && !why ? 'Say why, in a few words' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </MoneyStep>
  );
}
