import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { useFormChange } from '../use-form-change.ts';
import { StepFooter } from './step-footer.tsx';

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
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
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
  const submit = handleSubmit(({ reason }) => change.mutate(reason.trim()));
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-120 gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label="Reason"
        hint="The customer sees this on the order page and in the email"
        error={formState.errors.reason?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('reason', {
              validate: (text) => text.trim().length >= 3 || 'Enter a reason',
            })}
            autoFocus
            list={list}
            maxLength={200}
          />
        )}
      </Field>
      <datalist id={list}>
        {(order.isPickup ? pickupReasons : defaultReasons)[status].map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <StepFooter action={action} change={change} onClose={onClose} />
    </form>
  );
}
