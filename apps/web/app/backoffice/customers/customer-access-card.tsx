import type { Customer } from '@sirkito/contracts/customers/staff-schemas';
import { customerStaffPaths } from '@sirkito/contracts/customers/staff-paths';
import { useForm } from 'react-hook-form';
import { showFormError } from '#web/lib/api/form-error.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Card } from '../shared/card.tsx';
import { SmallInput } from '../shared/forms/small-field.tsx';

interface CustomerAccessCardProps {
  customer: Customer;
  onChanged: (access: Pick<Customer, 'isDisabled' | 'accessReason'>) => void;
}

/** Suspends or reactivates a customer. Suspending ends all sessions; orders and data stay. */
export function CustomerAccessCard({ customer, onChanged }: CustomerAccessCardProps) {
  const api = useApi();
  const { id, isDisabled } = customer;
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { reason: '' },
  });
  const { errors } = formState;
  const change = useSingleFlightMutation({
    mutationFn: async ({ reason }: { reason: string }) => {
      const body = { isDisabled: !isDisabled, reason };
      const { data } = await api(customerStaffPaths.setDisabled, { params: { id }, body });
      onChanged({ ...data, accessReason: reason });
      reset();
    },
    onError: (error) => showFormError(error, setError, ['reason']),
  });
  const submit = handleSubmit(change.mutateAsync);
  return (
    <Card title={isDisabled ? 'Reactivate customer' : 'Suspend customer'}>
      <form
        method="post"
        noValidate
        className="grid gap-3"
        onSubmit={(event) => void submit(event)}
      >
        <p className="text-small text-ink-muted">
          {isDisabled
            ? 'The customer will be able to sign in again.'
            : 'Signs the customer out everywhere and blocks sign-in. Orders are not affected.'}
        </p>
        <Field label="Reason" error={errors.reason?.message ?? errors.root?.message}>
          {(control) => <SmallInput {...control} {...register('reason')} maxLength={200} />}
        </Field>
        <Button
          type="submit"
          look="quiet"
          size="small"
          isBusy={change.isPending}
          className="justify-self-start"
        >
          {isDisabled ? 'Reactivate' : 'Suspend'}
        </Button>
      </form>
    </Card>
  );
}
