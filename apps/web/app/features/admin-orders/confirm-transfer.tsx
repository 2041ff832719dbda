import { readPesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import { paymentPaths } from '@sirkito/contracts/paths/payment';
import type { ConfirmDraft } from '@sirkito/contracts/payment';
import { useState } from 'react';
import { Field, TextInput } from '#web/ui/field.tsx';
import { MoneyStep } from './money-step.tsx';
import { noAmount, writePesos } from './typed-pesos.ts';
import { useMoneyChange } from './use-money-change.ts';

interface ConfirmTransferProps {
  order: Order;
  onClose: () => void;
}

/** Someone saw the money in the shop's account. */
export function ConfirmTransfer({ order, onClose }: ConfirmTransferProps) {
  const [reference, setReference] = useState('');
  const [typed, setTyped] = useState(writePesos(order.total));
  const [isTried, setIsTried] = useState(false);
  const confirm = useMoneyChange(
    (api, body: ConfirmDraft) =>
      api(paymentPaths.confirm, { params: { orderId: order._id }, body }),
    onClose,
  );
  const [ref, amount] = [reference.trim(), readPesos(typed)];
  return (
    <MoneyStep
      label="Confirm the transfer"
      action="The money is there"
      isBusy={confirm.isPending}
      error={confirm.error}
      onClose={onClose}
      onSubmit={() => {
        setIsTried(true);
        if (ref && amount) confirm.mutate({ reference: ref, amount });
      }}
    >
      <Field
        label="Reference"
        hint="As it stands on the bank statement."
        error={isTried && !ref ? 'Please fill in the reference of the bank' : undefined}
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
      <Field label="Amount in pesos" error={isTried && !amount ? noAmount : undefined}>
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
    </MoneyStep>
  );
}
