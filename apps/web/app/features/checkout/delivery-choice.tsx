import { readMobileNumber } from '@sirkito/commerce';
import type { ReactNode } from 'react';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Radio } from '#web/ui/radio.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Where orders are picked up. */
export interface Counter {
  address: string;
  openingHours: string;
}

interface DeliveryChoiceProps {
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  counter: Counter;
  /** Somebody tried to order, so that what is missing is said. */
  isAsked: boolean;
  /** How an address is chosen. */
  addresses: ReactNode;
}

/** To an address, or to be picked up where the shop has a counter. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { draft, onChange, counter, isAsked, addresses } = props;
  if (!counter.address) return addresses;
  const option = (isPickup: boolean, name: string, hint: string) => (
    <label className="grid cursor-pointer grid-cols-[1.125rem_1fr] items-center gap-x-3.5 px-4 py-3.5 has-checked:bg-surface-sunken sm:grid-cols-[1.125rem_1fr_auto]">
      <Radio
        name="delivery"
        checked={draft.isPickup === isPickup}
        onChange={() => onChange({ isPickup })}
      />
      <span className={draft.isPickup === isPickup ? 'font-medium' : ''}>{name}</span>
      <span className="col-start-2 text-small text-ink-muted sm:col-start-auto">{hint}</span>
    </label>
  );
  return (
    <div className="grid gap-5">
      <div
        role="radiogroup"
        aria-label="Delivery or pick-up"
        className="grid divide-y divide-line overflow-clip rounded border border-line-strong bg-surface-raised"
      >
        {option(false, 'Delivered to an address', 'By courier')}
        {option(true, 'Pick up at the shop', 'Free')}
      </div>
      {draft.isPickup ? (
        <Pickup draft={draft} onChange={onChange} counter={counter} isAsked={isAsked} />
      ) : (
        addresses
      )}
    </div>
  );
}

function Pickup({ draft, onChange, counter, isAsked }: Omit<DeliveryChoiceProps, 'addresses'>) {
  const { fullName = '', phone = '' } = draft;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-medium">{counter.address}</p>
        <p>{counter.openingHours}</p>
        <p className="text-small text-pretty text-ink-muted">
          Usually ready within two working hours; we write to you when it is. Bring the order number
          and an ID.
        </p>
      </div>
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <Field
          label="Full name"
          error={isAsked && !fullName.trim() ? 'Please fill this in' : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="name"
              maxLength={80}
              value={fullName}
              onChange={({ target }) => onChange({ fullName: target.value })}
            />
          )}
        </Field>
        <Field
          label="Mobile number"
          error={
            isAsked && !readMobileNumber(phone) ? 'Eleven digits, starting with 09' : undefined
          }
        >
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              autoComplete="tel"
              maxLength={40}
              value={phone}
              onChange={({ target }) => onChange({ phone: target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
