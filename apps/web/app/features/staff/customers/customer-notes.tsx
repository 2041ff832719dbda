import type { Customer } from '@sirkito/contracts/customer-staff';
import { customerStaffPaths } from '@sirkito/contracts/paths/customer-staff';
import { useState, type SyntheticEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopTime } from '#web/lib/shop-time.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { controlLook, Field } from '#web/ui/field.tsx';
import { Card } from '../card.tsx';

interface CustomerNotesProps {
  customer: Customer;
  mayChange: boolean;
  onAdded: (customer: Customer) => void;
}

/** For other staff. Its owner can ask for what is written here. */
export function CustomerNotes({ customer, mayChange, onAdded }: CustomerNotesProps) {
  const api = useApi();
  const [text, setText] = useState('');
  const [isBusy, once] = useOnce();
  const add = async () => {
    const params = { id: customer.id };
    onAdded((await api(customerStaffPaths.note, { params, body: { text } })).data);
    setText('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void once(add);
  };
  return (
    <Card title="Notes">
      <div className="grid gap-4 text-small">
        {customer.notes.length === 0 && <p className="text-ink-muted">Nobody left a note yet.</p>}
        <ul aria-label="Notes" className="grid gap-3 empty:hidden">
          {customer.notes.map((note) => (
            <li key={note._id}>
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
              <p className="text-caption text-ink-muted">
                {note.author}, {shopTime(note.at)}
              </p>
            </li>
          ))}
        </ul>
        {mayChange && (
          <form method="post" className="grid gap-2" onSubmit={submit}>
            <Field label="Add a note" hint="For other staff; its owner may ask to see it">
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
              isBusy={isBusy}
              disabled={text.trim() === ''}
              className="justify-self-start"
            >
              Add the note
            </Button>
          </form>
        )}
      </div>
    </Card>
  );
}
