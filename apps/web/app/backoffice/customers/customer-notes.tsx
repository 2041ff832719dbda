import { formatDateTime } from '@sirkito/commerce';
import type { Customer } from '@sirkito/contracts/customers/staff-schemas';
import { customerStaffPaths } from '@sirkito/contracts/customers/staff-paths';
import { useState, type SyntheticEvent } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { controlLook, Field } from '#web/ui/form/field.tsx';
import { Card } from '../shared/card.tsx';

interface CustomerNotesProps {
  customer: Customer;
  canChange: boolean;
  onAdded: (customer: Customer) => void;
}

/** Internal notes. Customers can request a copy of them. */
export function CustomerNotes({ customer, canChange, onAdded }: CustomerNotesProps) {
  const api = useApi();
  const [text, setText] = useState('');
  const add = useSingleFlightMutation({
    mutationFn: () => api(customerStaffPaths.note, { params: { id: customer.id }, body: { text } }),
    onSuccess: ({ data }) => {
      onAdded(data);
      setText('');
    },
    onError: toastError,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <Card title="Notes">
      <div className="grid gap-4 text-small">
        {customer.notes.length === 0 && <p className="text-ink-muted">No notes yet.</p>}
        <ul aria-label="Notes" className="grid gap-3 empty:hidden">
          {customer.notes.map((note) => (
            <li key={note._id}>
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
              <p className="text-caption text-ink-muted">
                {note.author}, {formatDateTime(note.at)}
              </p>
            </li>
          ))}
        </ul>
        {canChange && (
          <form method="post" className="grid gap-2" onSubmit={submit}>
            <Field label="Add a note" hint="Internal. The customer can request a copy.">
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  maxLength={1_000}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  className={`${controlLook} py-2 sm:text-small`}
                />
              )}
            </Field>
            <Button
              type="submit"
              look="quiet"
              size="small"
              isBusy={add.isPending}
              disabled={text.trim() === ''}
              className="justify-self-start"
            >
              Add note
            </Button>
          </form>
        )}
      </div>
    </Card>
  );
}
