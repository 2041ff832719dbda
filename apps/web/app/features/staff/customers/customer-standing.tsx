import type { Customer } from '@sirkito/contracts/customer-staff';
import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { customerStaffPaths } from '@sirkito/contracts/paths/customer-staff';
import { useState, type SyntheticEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Card } from '../card.tsx';
import { SmallInput } from '../small-field.tsx';

interface CustomerStandingCardProps {
  customer: Customer;
  onChanged: (standing: Pick<Customer, 'isDisabled' | 'standingReason'>) => void;
}

/** Shutting out ends every session; orders and data stay. The reason stays with them. */
export function CustomerStandingCard({ customer, onChanged }: CustomerStandingCardProps) {
  const api = useApi();
  const { id, isDisabled } = customer;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, once] = useOnce();
  const change = async () => {
    setProblem(undefined);
    const body = { isDisabled: !isDisabled, reason };
    const { data } = await api(customerStaffPaths.standing, { params: { id }, body });
    onChanged({ ...data, standingReason: reason });
    setReason('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void once(change, ({ cause, message }) => {
      const { fields } = (cause ?? {}) as Partial<ErrorReply>;
      setProblem(fields?.['reason'] ?? message);
    });
  };
  return (
    <Card title={isDisabled ? 'Let them in again' : 'Shut them out'}>
      <form method="post" noValidate className="grid gap-3" onSubmit={submit}>
        <p className="text-small text-ink-muted">
          {isDisabled
            ? 'They can sign in with their password again.'
            : 'They are signed out everywhere and cannot sign in. Their orders stay.'}
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
          isBusy={isBusy}
          className="justify-self-start"
        >
          {isDisabled ? 'Let in again' : 'Shut out'}
        </Button>
      </form>
    </Card>
  );
}
