import { shippingZones } from '@sirkito/commerce';
import { Card } from '../shared/card.tsx';
import { errorAt, FormInput } from '../shared/forms/form-fields.tsx';
import { SmallInput } from '../shared/forms/small-field.tsx';
import { fixedField, rateColumns, rateField, shippingLabel } from './shipping-fields.ts';
import type { SettingsCardProps } from './use-settings-form.ts';

/** Edits shipping fees by zone and weight, in pesos including VAT. */
export function ShippingCard({ form }: SettingsCardProps) {
  // The API can also reject all days or fees of a zone.
  const rateErrors = shippingZones
    .flatMap(({ id }) =>
      (['days', 'fees', ...rateColumns.map(({ path }) => path)] as const).map((path) =>
        rateField(id, path),
      ),
    )
    .flatMap((field) => {
      const message = errorAt(form, `shipping.${field}`);
      return message ? [{ field, message }] : [];
    });
  return (
    <Card title="Shipping">
      <div className="grid gap-4">
        <p className="text-small text-pretty text-ink-muted">
          Fees in pesos, VAT included. Delivery times in working days. Changes apply to new orders.
          The lowest Metro Manila fee is fixed because carts show it before there is an address.
        </p>
        <div role="alert" className="grid gap-1 text-small text-danger empty:hidden">
          {rateErrors.map(({ field, message }) => (
            <p key={field}>
              {shippingLabel(field)}: {message}
            </p>
          ))}
        </div>
        <div className="-mx-4 overflow-x-auto px-4">
          <table className="w-full min-w-170 border-separate border-spacing-x-1 border-spacing-y-1.5">
            <thead className="text-left text-caption text-ink-muted">
              <tr>
                <th scope="col" className="pr-2 font-normal">
                  Zone
                </th>
                {rateColumns.map(({ path, label }) => (
                  <th key={path} scope="col" className="align-bottom font-normal">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shippingZones.map(({ id, name }) => (
                <tr key={id}>
                  <th
                    scope="row"
                    className="pr-2 text-left text-small font-medium sm:whitespace-nowrap"
                  >
                    {name}
                  </th>
                  {rateColumns.map(({ path }) => {
                    const field = rateField(id, path);
                    return (
                      <td key={path}>
                        <SmallInput
                          {...form.register(`shipping.${field}`)}
                          aria-label={shippingLabel(field)}
                          aria-invalid={rateErrors.some((one) => one.field === field) || undefined}
                          inputMode="decimal"
                          maxLength={12}
                          disabled={field === fixedField}
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormInput
            form={form}
            name="shipping.bulkyFee"
            label={shippingLabel('bulkyFee')}
            inputMode="decimal"
            hint="Once per order, if a box is longer than 80 cm"
          />
          <FormInput
            form={form}
            name="shipping.freeFrom"
            label={shippingLabel('freeFrom')}
            inputMode="decimal"
            hint="Orders of this amount or more ship free"
          />
        </div>
      </div>
    </Card>
  );
}
