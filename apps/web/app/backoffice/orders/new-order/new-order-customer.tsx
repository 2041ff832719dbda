import type { ReactNode } from 'react';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Radio } from '#web/ui/form/radio.tsx';
import type { NewOrder } from './new-order-draft.ts';

export interface NewOrderFields {
  order: NewOrder;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<NewOrder>) => void;
}

type TextName = 'fullName' | 'phone' | 'email' | 'street' | 'postalCode' | 'notes';

interface TextProps extends NewOrderFields {
  name: TextName;
  label: string;
  hint?: string;
  isOptional?: boolean;
  type?: 'email' | 'tel';
}

function Text({ order, errors, onChange, name, label, type, ...field }: TextProps) {
  const error = errors[name] ?? errors[`place.${name}`];
  return (
    <Field label={label} error={error} {...field}>
      {(control) => (
        <TextInput
          {...control}
          type={type ?? 'text'}
          autoComplete="off"
          maxLength={name === 'notes' ? 500 : 254}
          value={order[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

export function CustomerFields(fields: NewOrderFields) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Text {...fields} name="fullName" label="Full name" />
      <Text {...fields} name="phone" label="Mobile number" type="tel" />
      <Text
        {...fields}
        name="email"
        label="Account email"
        type="email"
        isOptional
        hint="We'll email updates here. Leave blank for a guest order."
      />
      <Text {...fields} name="notes" label="Note" isOptional />
    </div>
  );
}

interface DeliveryFieldsProps extends NewOrderFields {
  /** The barangay picker. */
  barangayPicker: ReactNode;
}

export function DeliveryFields({ barangayPicker, ...fields }: DeliveryFieldsProps) {
  const { order, onChange } = fields;
  return (
    <div className="grid gap-4">
      <Choice
        name="delivery"
        label="Delivery"
        options={[
          ['pickup', 'Pick-up at the shop'],
          ['courier', 'Delivery to an address'],
        ]}
        chosen={order.isPickup ? 'pickup' : 'courier'}
        onChoose={(method) => onChange({ isPickup: method === 'pickup' })}
      />
      {!order.isPickup && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {barangayPicker}
          <Text {...fields} name="street" label="Street, building, unit" />
          <Text {...fields} name="postalCode" label="Postal code" />
        </div>
      )}
    </div>
  );
}

const payments = [
  ['cash', 'Cash now'],
  ['bank_transfer', 'Bank transfer'],
  ['cod', 'Cash on delivery or pick-up'],
] as const;

export function PaymentFields({ order, onChange }: NewOrderFields) {
  return (
    <Choice
      name="payment"
      label="Payment"
      options={payments}
      chosen={order.payment}
      onChoose={(payment) => onChange({ payment })}
    />
  );
}

interface ChoiceProps<Option extends string> {
  name: string;
  label: string;
  options: readonly (readonly [Option, string])[];
  chosen: Option;
  onChoose: (option: Option) => void;
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { name, label, options, chosen, onChoose } = props;
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-2">
      {options.map(([option, optionLabel]) => (
        <label
          key={option}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded border border-line px-3.5 text-small has-checked:border-line-strong has-checked:bg-surface-sunken"
        >
          <Radio name={name} checked={chosen === option} onChange={() => onChoose(option)} />
          {optionLabel}
        </label>
      ))}
    </div>
  );
}
