import { formatDateTime } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { useOrderChange } from '../use-order-change.ts';

interface OrderNotesProps {
  staffOrder: StaffOrder;
  /** Without it the notes are read-only. */
  canAdd: boolean;
}

/** Internal notes; the customer does not see them. */
export function OrderNotes({ staffOrder: { order, notes }, canAdd }: OrderNotesProps) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { text: '' } });
  const add = useOrderChange(
    (api, body: string) =>
      api(orderStaffPaths.note, { params: { id: order._id }, body: { text: body } }),
    () => reset(),
  );
  const submit = handleSubmit(({ text }) => {
    if (text.trim()) add.mutate(text.trim());
  });
  if (!canAdd && notes.length === 0) return null;
  return (
    <section aria-label="Notes" className="grid gap-4">
      <h2 className="font-[560]">Notes</h2>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note._id} className="grid gap-0.5 border-l border-line-strong pl-3">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-caption text-ink-muted">
                {note.author}, {formatDateTime(note.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <form method="post" className="grid gap-3" onSubmit={(event) => void submit(event)}>
          <Field label="Internal note">
            {(control) => (
              <TextArea {...control} {...register('text')} rows={2} maxLength={1_000} />
            )}
          </Field>
          <ErrorNote error={add.error} />
          <Button
            type="submit"
            look="quiet"
            size="small"
            isBusy={add.isPending}
            className="justify-self-start"
          >
            Add note
          </Button>
        </form>
      )}
    </section>
  );
}
