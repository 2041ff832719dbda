import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { useFormChange } from './use-form-change.ts';

interface Found {
  lineNo: number;
  restocked: number;
}

/** What came back is looked at before it is sold again. That is done once, so Enter only goes on. */
export function InspectStep({ known }: { known: StaffOrder }) {
  const { order, lines } = known;
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({});
  const inspect = useFormChange(known, (api, found: Found[], version) =>
    api(orderStaffPaths.inspect, { params: { id: order._id }, body: { version, lines: found } }),
  );
  const found = lines.map(({ lineNo }) => ({ lineNo, restocked: Number(counts[lineNo] ?? 0) }));
  const count = (lineNo: number, typed: string) => {
    // It is begun now: what was done on this page before, such as giving money back, is known.
    if (Object.keys(counts).length === 0) inspect.look();
    setCounts({ ...counts, [lineNo]: typed });
  };
  return (
    <form
      method="post"
      aria-label="Inspection"
      className="grid max-w-120 gap-4"
      onKeyDown={goOn}
      onSubmit={(event) => {
        event.preventDefault();
        inspect.mutate(found);
      }}
    >
      <p className="text-ink-muted">
        How many are as good as new? They go back on the shelf; the others are not sold again.
      </p>
      {lines.map(({ lineNo, title, quantity }) => (
        <Field key={lineNo} label={title} hint={`Of ${quantity}`}>
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
        {sum(found.map(({ restocked }) => restocked))} of{' '}
        {sum(lines.map(({ quantity }) => quantity))} go back on the shelf
      </p>
      <Failed why={inspect.error} />
      <Button type="submit" look="copper" isBusy={inspect.isPending} className="justify-self-start">
        Finish the inspection
      </Button>
    </form>
  );
}

/** To the next field, and from the last one to the button. */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  controls[controls.indexOf(event.target) + 1]?.focus();
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
