import { purposeNames, purposes, type Purpose } from '@sirkito/commerce';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field, Select, TextInput } from '#web/ui/field.tsx';

interface BudgetStartProps {
  budget?: number;
  purpose?: Purpose;
}

/** A budget and a purpose lead to a whole build; a plain form, so that it works without scripts. */
export function BudgetStart({ budget = 60_000, purpose = '1080p' }: BudgetStartProps) {
  return (
    <Form
      method="get"
      action="/shop/build"
      className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
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
      <Field label="What for">
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
        Make me a build
      </Button>
    </Form>
  );
}
