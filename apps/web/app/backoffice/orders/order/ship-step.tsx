import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { useId, type SyntheticEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { useFormChange } from '../use-form-change.ts';

const couriers = ['J&T Express', 'LBC Express', 'Ninja Van', 'Flash Express', 'Lalamove', 'Grab'];

interface ShipStepProps {
  staffOrder: StaffOrder;
  onClose: () => void;
}

interface ShipmentDraft {
  courier?: string;
  trackingNumber?: string;
  serials: { lineNo: number; serials: string[] }[];
}

/**
 * Records serial numbers and the courier. Enter, as sent by a barcode scanner, moves to the next
 * field.
 */
export function ShipStep({ staffOrder, onClose }: ShipStepProps) {
  const { order, lines } = staffOrder;
  const ship = useFormChange(
    staffOrder,
    (api, shipment: ShipmentDraft, version) =>
      api(orderStaffPaths.updateStatus, {
        params: { id: order._id },
        body: { version, status: 'shipped', ...shipment },
      }),
    onClose,
  );
  const isFirst = order.isPickup
    ? lines.every(({ serials }) => serials.length === 0)
    : staffOrder.shipments.length === 0;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = emptyFieldAfter(event);
    if (next) next.focus();
    else {
      ship.mutate(readShipment(new FormData(event.currentTarget), isFirst ? lines : [], order));
    }
  };
  return (
    <form method="post" noValidate className="grid max-w-120 gap-5" onSubmit={submit}>
      {isFirst && (
        <fieldset className="grid gap-4">
          <legend className="mb-1 font-medium">Serial numbers</legend>
          <p className="text-small text-ink-muted">
            Scan or type one per unit. Leave blank if the item has no serial numbers.
          </p>
          {lines.map(({ lineNo, title, quantity }) =>
            Array.from({ length: quantity }, (_, unit) => (
              <Field
                key={`${lineNo}-${unit + 1}`}
                label={quantity > 1 ? `${title}, unit ${unit + 1}` : title}
                isOptional
              >
                {(control) => (
                  <TextInput
                    {...control}
                    name={`serial-${lineNo}`}
                    autoFocus={lineNo === 1 && unit === 0}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                  />
                )}
              </Field>
            )),
          )}
        </fieldset>
      )}
      {!order.isPickup && <CourierFields />}
      <ErrorNote error={ship.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="copper" isBusy={ship.isPending}>
          {order.isPickup ? 'Mark as ready for pick-up' : 'Mark as shipped'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}

function CourierFields() {
  const list = useId();
  return (
    <>
      <Field label="Courier">
        {(control) => <TextInput {...control} name="courier" list={list} required maxLength={60} />}
      </Field>
      <datalist id={list}>
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <Field label="Tracking number">
        {(control) => (
          <TextInput {...control} name="tracking" required maxLength={60} autoComplete="off" />
        )}
      </Field>
    </>
  );
}

/** Returns the next field to fill in, if any. */
const emptyFieldAfter = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
  [...currentTarget.querySelectorAll('input')].find(
    (input) =>
      input.value.trim() === '' && (input.required || isNextUnit(input, document.activeElement)),
  );

const isNextUnit = (input: HTMLInputElement, from: Element | null): boolean =>
  from instanceof HTMLInputElement &&
  from.name.startsWith('serial-') &&
  input.name.startsWith('serial-') &&
  Boolean(from.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING);

function readShipment(
  form: FormData,
  lines: StaffOrder['lines'],
  { isPickup }: StaffOrder['order'],
): ShipmentDraft {
  const text = (value: FormDataEntryValue | null) =>
    typeof value === 'string' ? value.trim() : '';
  return {
    ...(!isPickup && {
      courier: text(form.get('courier')),
      trackingNumber: text(form.get('tracking')),
    }),
    serials: lines
      .map(({ lineNo }) => ({
        lineNo,
        serials: form.getAll(`serial-${lineNo}`).map(text).filter(Boolean),
      }))
      .filter(({ serials }) => serials.length > 0),
  };
}
