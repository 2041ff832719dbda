import { formatPesos, formatPesosInText, parsePesos, type Pesos } from '@sirkito/commerce';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import type { RefundDraft } from '@sirkito/contracts/payments/schemas';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { useState } from 'react';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { PaymentStep } from './payment-step.tsx';
import { amountError, formatAmountInput } from '../amount-field.ts';
import { usePaymentChange } from './use-payment-change.ts';

interface RefundStepProps {
  staffOrder: StaffOrder;
  /** Maximum amount to refund. */
  refundable: Pesos;
  /** Sent by the payment provider; otherwise staff return the money and record it here. */
  isSentByProvider: boolean;
  onClose: () => void;
}

/** Refunds all or part of the payment; the button shows the amount. */
export function RefundStep({
  staffOrder: { order, version },
  refundable,
  isSentByProvider,
  onClose,
}: RefundStepProps) {
  const [typed, setTyped] = useState(formatAmountInput(refundable));
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const refund = usePaymentChange(
    (api, body: RefundDraft) => api(paymentPaths.refund, { params: { orderId: order._id }, body }),
    onClose,
    // On a conflict the list shows the earlier refund; start again from there.
    ({ message }) => {
      toast({ title: message, variant: 'destructive' });
      onClose();
    },
  );
  // Keep the version the form opened with: the page's version moves on, even after a lost response.
  const [openedVersion] = useState(version);
  const [trimmedReason, amount] = [reason.trim(), parsePesos(typed)];
  return (
    <PaymentStep
      label="Refund"
      action={amount ? `Refund ${formatPesos(amount)}` : 'Refund'}
      isBusy={refund.isPending}
      error={refund.error}
      onClose={onClose}
      onSubmit={() => {
        setIsSubmitted(true);
        if (trimmedReason && amount) {
          refund.mutate({ version: openedVersion, amount, reason: trimmedReason });
        }
      }}
    >
      <p className="text-ink-muted">
        {isSentByProvider
          ? 'Refunded to the original card or wallet.'
          : 'Return the money first, then record it here. The customer will be notified.'}
      </p>
      <Field
        label="Amount (₱)"
        hint={`Up to ${formatPesosInText(refundable)}`}
        error={isSubmitted && !amount ? amountError : undefined}
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
        hint="The customer sees this on the order page"
        error={isSubmitted && !trimmedReason ? 'Enter a reason' : undefined}
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
    </PaymentStep>
  );
}
