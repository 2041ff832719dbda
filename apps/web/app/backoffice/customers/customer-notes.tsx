import { formatDateTime } from '@sirkito/commerce';
import type { Customer } from '@sirkito/contracts/customers/staff-schemas';
import { customerStaffPaths } from '@sirkito/contracts/customers/staff-paths';
import { useForm, useWatch } from 'react-hook-form';
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
  const { control, register, handleSubmit, reset } = useForm({ defaultValues: { text: '' } });
  const isEmpty = useWatch({ control, name: 'text' }).trim() === '';
  const add = useSingleFlightMutation({
    mutationFn: (body: { text: string }) =>
      api(customerStaffPaths.note, { params: { id: customer.id }, body }),
    onSuccess: ({ data }) => {
      onAdded(data);
      reset();
    },
    onError: toastError,
  });
  const submit = handleSubmit(add.mutateAsync);
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
          <form method="post" className="grid gap-2" onSubmit={(event) => void submit(event)}>
            <Field label="Add a note" hint="Internal. The customer can request a copy.">
              {(field) => (
                <textarea
                  {...field}
                  {...register('text')}
                  rows={3}
                  maxLength={1_000}
                  className={`${controlLook} py-2 sm:text-small`}
                />
              )}
            </Field>
            <Button
              type="submit"
              look="quiet"
              size="small"
              isBusy={add.isPending}
              disabled={isEmpty}
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
