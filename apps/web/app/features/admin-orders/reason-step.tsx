import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { useFormChange } from './use-form-change.ts';

const usualReasons = {
  cancelled: [
    'The customer asked for it',
    'A part is broken or missing',
    'The customer cannot be reached',
    'The address is out of reach',
  ],
  delivery_failed: ['Nobody was there', 'The address was not found', 'The parcel was refused'],
};

const pickupReasons: typeof usualReasons = {
  ...usualReasons,
  delivery_failed: ['Nobody came for it', 'The customer does not want it any more'],
};

interface ReasonStepProps {
  known: StaffOrder;
  status: keyof typeof usualReasons;
  action: string;
  onClose: () => void;
}

/** Why it stops here; the customer reads it too. */
export function ReasonStep({ known, status, action, onClose }: ReasonStepProps) {
  const { order } = known;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const list = useId();
  const change = useFormChange(
    known,
    (api, text: string, version) =>
      api(orderStaffPaths.step, {
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
        setIsTried(true);
        if (!isShort) change.mutate(reason.trim());
      }}
    >
      <Field
        label="Reason"
        hint="The customer reads this on the order page and in the e-mail."
        error={isTried && isShort ? 'Say why, in a few words' : undefined}
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
        {(order.isPickup ? pickupReasons : usualReasons)[status].map((usual) => (
          <option key={usual} value={usual} />
        ))}
      </datalist>
      <Failed why={change.error} />
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
