import { purposeNames, purposes, type Purpose } from '@sirkito/commerce';
import { Form } from 'react-router';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field, Select, TextInput } from '#web/ui/form/field.tsx';

interface BudgetStartProps {
  budget?: number;
  purpose?: Purpose;
}

/**
 * Starts a suggested build from a budget and a purpose. A plain form, so it works without
 * JavaScript.
 */
export function BudgetStart({ budget = 60_000, purpose = '1080p' }: BudgetStartProps) {
  return (
    <Form
      method="get"
      action="/shop/build"
      className="grid gap-4 @xl:grid-cols-[1fr_1fr_auto] @xl:items-end"
    >
      <Field label="Budget in pesos">
        {(control) => (
          <TextInput
            {...control}
            name="budget"
            type="number"
            inputMode="numeric"
            min={5000}
            max={2000000}
            step={1}
            defaultValue={budget}
            required
          />
        )}
      </Field>
      <Field label="Main use">
        {(control) => (
          <Select {...control} name="purpose" defaultValue={purpose}>
            {purposes.map((one) => (
              <option key={one} value={one}>
                {purposeNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button look="copper" type="submit">
        Build it for me
      </Button>
    </Form>
  );
}
