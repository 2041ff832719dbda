import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { useFormChange } from '../use-form-change.ts';

interface InspectedLine {
  lineNo: number;
  restocked: number;
}

/** Inspects a return before restocking. It happens once, so Enter only moves to the next field. */
export function InspectStep({ staffOrder }: { staffOrder: StaffOrder }) {
  const { order, lines } = staffOrder;
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({});
  const inspect = useFormChange(staffOrder, (api, inspected: InspectedLine[], version) =>
    api(orderStaffPaths.inspect, {
      params: { id: order._id },
      body: { version, lines: inspected },
    }),
  );
  const inspected = lines.map(({ lineNo }) => ({ lineNo, restocked: Number(counts[lineNo] ?? 0) }));
  const count = (lineNo: number, typed: string) => {
    // Use the current version from here on; earlier changes on this page, such as a refund, are
    // seen.
    if (Object.keys(counts).length === 0) inspect.acceptCurrentVersion();
    setCounts({ ...counts, [lineNo]: typed });
  };
  return (
    <form
      method="post"
      aria-label="Inspection"
      className="grid max-w-120 gap-4"
      onKeyDown={focusNext}
      onSubmit={(event) => {
        event.preventDefault();
        inspect.mutate(inspected);
      }}
    >
      <p className="text-ink-muted">
        How many can be resold? These are restocked; the rest are written off.
      </p>
      {lines.map(({ lineNo, title, quantity }) => (
        <Field key={lineNo} label={title} hint={`Out of ${quantity}`}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              min={0}
              max={quantity}
              step={1}
              required
              value={counts[lineNo] ?? ''}
              onChange={({ target }) => count(lineNo, target.value)}
            />
          )}
        </Field>
      ))}
      <p role="status">
        {sum(inspected.map(({ restocked }) => restocked))} of{' '}
        {sum(lines.map(({ quantity }) => quantity))} will be restocked
      </p>
      <ErrorNote error={inspect.error} />
      <Button type="submit" look="copper" isBusy={inspect.isPending} className="justify-self-start">
        Finish inspection
      </Button>
    </form>
  );
}

/** Moves focus to the next field, and from the last one to the button. */
function focusNext(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  controls[controls.indexOf(event.target) + 1]?.focus();
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
