import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import type { KeyboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
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
  const {
    control,
    register,
    handleSubmit,
    formState: { isDirty },
  } = useForm({
    defaultValues: { lines: lines.map(({ lineNo }) => ({ lineNo, restocked: '' })) },
  });
  const inspect = useFormChange(staffOrder, (api, inspected: InspectedLine[], version) =>
    api(orderStaffPaths.inspect, {
      params: { id: order._id },
      body: { version, lines: inspected },
    }),
  );
  const toCounts = (typed: readonly { lineNo: number; restocked: string }[]) =>
    typed.map(({ lineNo, restocked }) => ({ lineNo, restocked: Number(restocked) }));
  const counts = toCounts(useWatch({ control, name: 'lines' }));
  const submit = handleSubmit((typed) => inspect.mutate(toCounts(typed.lines)));
  // Use the current version from the first input on; earlier changes on this page, such as a
  // refund, are seen.
  const acceptVersion = () => {
    if (!isDirty) inspect.acceptCurrentVersion();
  };
  return (
    <form
      method="post"
      aria-label="Inspection"
      className="grid max-w-120 gap-4"
      onKeyDown={focusNext}
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-ink-muted">
        How many can be resold? These are restocked; the rest are written off.
      </p>
      {lines.map(({ lineNo, title, quantity }, index) => (
        <Field key={lineNo} label={title} hint={`Out of ${quantity}`}>
          {(field) => (
            <TextInput
              {...field}
              {...register(`lines.${index}.restocked`, { onChange: acceptVersion })}
              type="number"
              min={0}
              max={quantity}
              step={1}
              required
            />
          )}
        </Field>
      ))}
      <p role="status">
        {sum(counts.map(({ restocked }) => restocked))} of{' '}
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
