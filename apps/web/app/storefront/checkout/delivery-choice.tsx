import { parseMobileNumber } from '@sirkito/commerce';
import type { ReactNode } from 'react';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Radio } from '#web/ui/form/radio.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Where orders are picked up; no address means no pickup. */
export interface PickupCounter {
  address: string;
  openingHours: string;
}

interface DeliveryChoiceProps {
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  counter: PickupCounter;
  /** Shows what is missing after the first attempt to order. */
  isSubmitted: boolean;
  /** Address picker. */
  addresses: ReactNode;
}

/** Lets the customer choose delivery or pickup. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { draft, onChange, counter, isSubmitted, addresses } = props;
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
        {option(false, 'Deliver to an address', 'By courier')}
        {option(true, 'Pick up at the shop', 'Free')}
      </div>
      {draft.isPickup ? (
        <Pickup draft={draft} onChange={onChange} counter={counter} isSubmitted={isSubmitted} />
      ) : (
        addresses
      )}
    </div>
  );
}

function Pickup({ draft, onChange, counter, isSubmitted }: Omit<DeliveryChoiceProps, 'addresses'>) {
  const { fullName = '', phone = '' } = draft;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-medium">{counter.address}</p>
        <p>{counter.openingHours}</p>
        <p className="text-small text-pretty text-ink-muted">
          Usually ready within 2 working hours. We'll email you when it is. Bring your order number
          and an ID.
        </p>
      </div>
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <Field
          label="Full name"
          error={isSubmitted && !fullName.trim() ? 'Enter a full name' : undefined}
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
            isSubmitted && !parseMobileNumber(phone)
              ? 'Enter an 11-digit mobile number starting with 09'
              : undefined
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
