import { parsePesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import type { ConfirmDraft } from '@sirkito/contracts/payments/schemas';
import { useState } from 'react';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { PaymentStep } from './payment-step.tsx';
import { amountError, formatAmountInput } from '../amount-field.ts';
import { usePaymentChange } from './use-payment-change.ts';

interface ConfirmTransferProps {
  order: Order;
  onClose: () => void;
}

/** Confirms a bank transfer seen in the shop's account. */
export function ConfirmTransfer({ order, onClose }: ConfirmTransferProps) {
  const [reference, setReference] = useState('');
  const [typed, setTyped] = useState(formatAmountInput(order.total));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const confirm = usePaymentChange(
    (api, body: ConfirmDraft) =>
      api(paymentPaths.confirm, { params: { orderId: order._id }, body }),
    onClose,
  );
  const [trimmedReference, amount] = [reference.trim(), parsePesos(typed)];
  return (
    <PaymentStep
      label="Confirm transfer"
      action="Confirm payment"
      isBusy={confirm.isPending}
      error={confirm.error}
      onClose={onClose}
      onSubmit={() => {
        setIsSubmitted(true);
        if (trimmedReference && amount) confirm.mutate({ reference: trimmedReference, amount });
      }}
    >
      <Field
        label="Reference"
        hint="As shown on the bank statement"
        error={isSubmitted && !trimmedReference ? 'Enter the bank reference' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
      </Field>
      <Field label="Amount (₱)" error={isSubmitted && !amount ? amountError : undefined}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </PaymentStep>
  );
}
