import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Radio } from '#web/ui/form/radio.tsx';
import type { NewOrder } from './new-order-draft.ts';

export interface NewOrderFields {
  form: UseFormReturn<NewOrder>;
  /** The current values. */
  order: NewOrder;
}

type TextName = 'fullName' | 'phone' | 'email' | 'street' | 'postalCode' | 'notes';

interface TextProps extends Pick<NewOrderFields, 'form'> {
  name: TextName;
  label: string;
  hint?: string;
  isOptional?: boolean;
  type?: 'email' | 'tel';
}

function Text({ form, name, label, type, ...field }: TextProps) {
  return (
    <Field label={label} error={form.formState.errors[name]?.message} {...field}>
      {(control) => (
        <TextInput
          {...control}
          {...form.register(name)}
          type={type ?? 'text'}
          autoComplete="off"
          maxLength={name === 'notes' ? 500 : 254}
        />
      )}
    </Field>
  );
}

export function CustomerFields({ form }: Pick<NewOrderFields, 'form'>) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Text form={form} name="fullName" label="Full name" />
      <Text form={form} name="phone" label="Mobile number" type="tel" />
      <Text
        form={form}
        name="email"
        label="Account email"
        type="email"
        isOptional
        hint="We'll email updates here. Leave blank for a guest order."
      />
      <Text form={form} name="notes" label="Note" isOptional />
    </div>
  );
}

interface DeliveryFieldsProps extends NewOrderFields {
  /** The barangay picker. */
  barangayPicker: ReactNode;
}

export function DeliveryFields({ barangayPicker, form, order }: DeliveryFieldsProps) {
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
        onChoose={(method) => form.setValue('isPickup', method === 'pickup')}
      />
      {!order.isPickup && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {barangayPicker}
          <Text form={form} name="street" label="Street, building, unit" />
          <Text form={form} name="postalCode" label="Postal code" />
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

export function PaymentFields({ form, order }: NewOrderFields) {
  return (
    <Choice
      name="payment"
      label="Payment"
      options={payments}
      chosen={order.payment}
      onChoose={(payment) => form.setValue('payment', payment)}
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
