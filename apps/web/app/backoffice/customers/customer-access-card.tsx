import type { Customer } from '@sirkito/contracts/customers/staff-schemas';
import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { customerStaffPaths } from '@sirkito/contracts/customers/staff-paths';
import { useState, type SyntheticEvent } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Card } from '../shared/card.tsx';
import { SmallInput } from '../shared/small-field.tsx';

interface CustomerAccessCardProps {
  customer: Customer;
  onChanged: (access: Pick<Customer, 'isDisabled' | 'accessReason'>) => void;
}

/** Suspends or reactivates a customer. Suspending ends all sessions; orders and data stay. */
export function CustomerAccessCard({ customer, onChanged }: CustomerAccessCardProps) {
  const api = useApi();
  const { id, isDisabled } = customer;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const change = useSingleFlightMutation({
    mutationFn: async () => {
      setProblem(undefined);
      const body = { isDisabled: !isDisabled, reason };
      const { data } = await api(customerStaffPaths.setDisabled, { params: { id }, body });
      onChanged({ ...data, accessReason: reason });
      setReason('');
    },
    onError: ({ cause, message }) => {
      const { fields } = (cause ?? {}) as Partial<ErrorReply>;
      setProblem(fields?.['reason'] ?? message);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Card title={isDisabled ? 'Reactivate customer' : 'Suspend customer'}>
      <form method="post" noValidate className="grid gap-3" onSubmit={submit}>
        <p className="text-small text-ink-muted">
          {isDisabled
            ? 'The customer will be able to sign in again.'
            : 'Signs the customer out everywhere and blocks sign-in. Orders are not affected.'}
        </p>
        <Field label="Reason" error={problem}>
          {(control) => (
            <SmallInput
              {...control}
              value={reason}
              maxLength={200}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
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
