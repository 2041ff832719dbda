import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { useId, type SyntheticEvent } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { useFormChange } from '../use-form-change.ts';
import { StepFooter } from './step-footer.tsx';

const couriers = ['J&T Express', 'LBC Express', 'Ninja Van', 'Flash Express', 'Lalamove', 'Grab'];

interface ShipStepProps {
  staffOrder: StaffOrder;
  onClose: () => void;
}

interface ShipFields {
  courier: string;
  trackingNumber: string;
  lines: { lineNo: number; serials: string[] }[];
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
  const { register, handleSubmit } = useForm<ShipFields>({
    defaultValues: {
      courier: '',
      trackingNumber: '',
      lines: (isFirst ? lines : []).map(({ lineNo, quantity }) => ({
        lineNo,
        serials: Array.from({ length: quantity }, () => ''),
      })),
    },
  });
  const submit = handleSubmit((fields) => ship.mutate(toShipment(fields, order)));
  const submitOrAdvance = (event: SyntheticEvent<HTMLFormElement>) => {
    const next = emptyFieldAfter(event);
    if (next) {
      event.preventDefault();
      next.focus();
    } else void submit(event);
  };
  return (
    <form method="post" noValidate className="grid max-w-120 gap-5" onSubmit={submitOrAdvance}>
      {isFirst && (
        <fieldset className="grid gap-4">
          <legend className="mb-1 font-medium">Serial numbers</legend>
          <p className="text-small text-ink-muted">
            Scan or type one per unit. Leave blank if the item has no serial numbers.
          </p>
          {lines.map(({ lineNo, title, quantity }, index) =>
            Array.from({ length: quantity }, (_, unit) => (
              <Field
                key={`${lineNo}-${unit + 1}`}
                label={quantity > 1 ? `${title}, unit ${unit + 1}` : title}
                isOptional
              >
                {(control) => (
                  <TextInput
                    {...control}
                    {...register(`lines.${index}.serials.${unit}`)}
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
      {!order.isPickup && <CourierFields register={register} />}
      <StepFooter
        action={order.isPickup ? 'Mark as ready for pick-up' : 'Mark as shipped'}
        change={ship}
        onClose={onClose}
      />
    </form>
  );
}

function CourierFields({ register }: { register: UseFormRegister<ShipFields> }) {
  const list = useId();
  return (
    <>
      <Field label="Courier">
        {(control) => (
          <TextInput {...control} {...register('courier')} list={list} required maxLength={60} />
        )}
      </Field>
      <datalist id={list}>
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <Field label="Tracking number">
        {(control) => (
          <TextInput
            {...control}
            {...register('trackingNumber')}
            required
            maxLength={60}
            autoComplete="off"
          />
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
  from.name.startsWith('lines.') &&
  input.name.startsWith('lines.') &&
  Boolean(from.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING);

const toShipment = (
  { courier, trackingNumber, lines }: ShipFields,
  { isPickup }: StaffOrder['order'],
): ShipmentDraft => ({
  ...(!isPickup && { courier: courier.trim(), trackingNumber: trackingNumber.trim() }),
  serials: lines
    .map(({ lineNo, serials }) => ({
      lineNo,
      serials: serials.map((serial) => serial.trim()).filter(Boolean),
    }))
    .filter(({ serials }) => serials.length > 0),
});
