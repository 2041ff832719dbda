import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { useId, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { useFormChange } from '../use-form-change.ts';

const defaultReasons = {
  cancelled: [
    'Cancellation requested',
    'Item damaged or out of stock',
    "We couldn't reach the recipient",
    'Outside our delivery area',
  ],
  delivery_failed: ['No one was there to receive it', 'Address not found', 'Parcel refused'],
};

const pickupReasons: typeof defaultReasons = {
  ...defaultReasons,
  delivery_failed: ['Not collected in time', 'No longer wanted'],
};

interface ReasonStepProps {
  staffOrder: StaffOrder;
  status: keyof typeof defaultReasons;
  action: string;
  onClose: () => void;
}

/** Asks for the reason, which the customer sees too. */
export function ReasonStep({ staffOrder, status, action, onClose }: ReasonStepProps) {
  const { order } = staffOrder;
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const list = useId();
  const change = useFormChange(
    staffOrder,
    (api, text: string, version) =>
      api(orderStaffPaths.updateStatus, {
        params: { id: order._id },
        body: { version, status, reason: text },
      }),
    onClose,
  );
  const isShort = reason.trim().length < 3;
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-120 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!isShort) change.mutate(reason.trim());
      }}
    >
      <Field
        label="Reason"
        hint="The customer sees this on the order page and in the email"
        error={isSubmitted && isShort ? 'Enter a reason' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            list={list}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <datalist id={list}>
        {(order.isPickup ? pickupReasons : defaultReasons)[status].map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <ErrorNote error={change.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="copper" isBusy={change.isPending}>
          {action}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}
