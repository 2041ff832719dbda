import { keysOf } from '@sirkito/commerce';
import { Card } from '../shared/card.tsx';
import { FormInput } from '../shared/forms/form-fields.tsx';
import { codLabels, type CodFields } from './cod-fields.ts';
import type { SettingsCardProps } from './use-settings-form.ts';

const hints: Readonly<CodFields> = {
  reviewFrom: 'Staff approve these orders before packing',
  refuseFrom: 'Customers are asked to pay another way',
  productShare: 'At least 3 units. 100 for no limit',
};

/** Edits when cash on delivery is offered, and how much stock unpaid orders can hold. */
export function CodCard({ form }: SettingsCardProps) {
  return (
    <Card title="Cash on delivery">
      <div className="grid gap-4">
        <p className="text-small text-pretty text-ink-muted">
          Each cash order gets a risk score, with its reasons on the order page. New customers, who
          have no delivered and paid order yet, can hold a share of each product together by cash
          and bank transfer, until you confirm or cancel the order or it is paid. The rest can
          always be paid online.
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {keysOf(codLabels).map((field) => (
            <FormInput
              key={field}
              form={form}
              name={`cod.${field}`}
              label={codLabels[field]}
              hint={hints[field]}
              inputMode="decimal"
              maxLength={6}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
