import { parsePesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import type { ConfirmDraft } from '@sirkito/contracts/payments/schemas';
import { useForm } from 'react-hook-form';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { PaymentStep } from './payment-step.tsx';
import { formatAmountInput, validateAmount } from '../amount-field.ts';
import { usePaymentChange } from './use-payment-change.ts';

interface ConfirmTransferProps {
  order: Order;
  onClose: () => void;
}

/** Confirms a bank transfer seen in the shop's account. */
export function ConfirmTransfer({ order, onClose }: ConfirmTransferProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reference: '', amount: formatAmountInput(order.total) },
  });
  const { errors } = formState;
  const confirm = usePaymentChange(
    (api, body: ConfirmDraft) =>
      api(paymentPaths.confirm, { params: { orderId: order._id }, body }),
    onClose,
  );
  return (
    <PaymentStep
      label="Confirm transfer"
      action="Confirm payment"
      change={confirm}
      onClose={onClose}
      onSubmit={handleSubmit(({ reference, amount: typed }) => {
        const amount = parsePesos(typed);
        if (amount) confirm.mutate({ reference: reference.trim(), amount });
      })}
    >
      <Field
        label="Reference"
        hint="As shown on the bank statement"
        error={errors.reference?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('reference', {
              validate: (text) => text.trim() !== '' || 'Enter the bank reference',
            })}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Field>
      <Field label="Amount (₱)" error={errors.amount?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('amount', { validate: validateAmount })}
            autoComplete="off"
            inputMode="decimal"
          />
        )}
      </Field>
    </PaymentStep>
  );
}
