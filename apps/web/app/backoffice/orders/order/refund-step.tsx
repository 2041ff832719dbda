import { formatPesos, formatPesosInText, parsePesos, type Pesos } from '@sirkito/commerce';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import type { RefundDraft } from '@sirkito/contracts/payments/schemas';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { PaymentStep } from './payment-step.tsx';
import { formatAmountInput, validateAmount } from '../amount-field.ts';
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
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { amount: formatAmountInput(refundable), reason: '' },
  });
  const { errors } = formState;
  const amount = parsePesos(useWatch({ control, name: 'amount' }));
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
  return (
    <PaymentStep
      label="Refund"
      action={amount ? `Refund ${formatPesos(amount)}` : 'Refund'}
      change={refund}
      onClose={onClose}
      onSubmit={handleSubmit(({ reason }) => {
        if (amount) refund.mutate({ version: openedVersion, amount, reason: reason.trim() });
      })}
    >
      <p className="text-ink-muted">
        {isSentByProvider
          ? 'Refunded to the original card or wallet.'
          : 'Return the money first, then record it here. The customer will be notified.'}
      </p>
      <Field
        label="Amount (₱)"
        hint={`Up to ${formatPesosInText(refundable)}`}
        error={errors.amount?.message}
      >
        {(field) => (
          <TextInput
            {...field}
            {...register('amount', { validate: validateAmount })}
            autoFocus
            autoComplete="off"
            inputMode="decimal"
          />
        )}
      </Field>
      <Field
        label="Reason"
        hint="The customer sees this on the order page and the credit memo"
        error={errors.reason?.message}
      >
        {(field) => (
          <TextInput
            {...field}
            {...register('reason', { validate: (text) => text.trim() !== '' || 'Enter a reason' })}
            maxLength={200}
          />
        )}
      </Field>
    </PaymentStep>
  );
}
