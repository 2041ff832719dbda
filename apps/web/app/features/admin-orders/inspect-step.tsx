import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { useOrderChange } from './use-order-change.ts';

/** What came back is looked at before it is sold again. */
export function InspectStep({ known: { order, version, lines } }: { known: StaffOrder }) {
  const inspect = useOrderChange((api, found: { lineNo: number; restocked: number }[]) =>
    api(orderStaffPaths.inspect, { params: { id: order._id }, body: { version, lines: found } }),
  );
  return (
    <form
      method="post"
      aria-label="Inspection"
      className="grid max-w-120 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        inspect.mutate(
          lines.map(({ lineNo }) => ({ lineNo, restocked: Number(form.get(`line-${lineNo}`)) })),
        );
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
              name={`line-${lineNo}`}
              type="number"
              min={0}
              max={quantity}
              step={1}
              required
              defaultValue={0}
            />
          )}
        </Field>
      ))}
      <Failed why={inspect.error} />
      <Button type="submit" look="copper" isBusy={inspect.isPending} className="justify-self-start">
        Finish the inspection
      </Button>
    </form>
  );
}
