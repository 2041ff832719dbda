import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { useOrderChange } from './use-order-change.ts';

interface OrderNotesProps {
  known: StaffOrder;
  /** Who may only look reads what others wrote. */
  mayAdd: boolean;
}

/** What staff should know about an order; the customer does not see it. */
export function OrderNotes({ known: { order, notes }, mayAdd }: OrderNotesProps) {
  const [text, setText] = useState('');
  const add = useOrderChange(
    (api, words: string) =>
      api(orderStaffPaths.note, { params: { id: order._id }, body: { text: words } }),
    () => setText(''),
  );
  if (!mayAdd && notes.length === 0) return null;
  return (
    <section aria-label="Notes" className="grid gap-4">
      <h2 className="font-[560]">Notes</h2>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note._id} className="grid gap-0.5 border-l border-line-strong pl-3">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-caption text-ink-muted">
                {note.author}, {orderTime(note.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <form
          method="post"
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) add.mutate(text.trim());
          }}
        >
          <Field label="A note for other staff">
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={1_000}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <Failed why={add.error} />
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
