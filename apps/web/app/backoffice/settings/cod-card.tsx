import { formatPesosInText, keysOf, paidHistory } from '@sirkito/commerce';
import { Card } from '../shared/card.tsx';
import { FormInput } from '../shared/forms/form-fields.tsx';
import { codLabels, type CodFields } from './cod-fields.ts';
import type { SettingsCardProps } from './use-settings-form.ts';

const hints: Readonly<CodFields> = {
  reviewFrom: 'Staff approve these orders before packing',
  refuseFrom: 'Customers are asked to pay another way',
  totalShare: 'Unconfirmed cash and transfer orders. 100 for no limit',
  productShare: 'Unconfirmed cash and transfer orders. 100 for no limit',
  networkShare: 'Unpaid orders with any payment method. 100 for no limit',
  accountUnits: `Unpaid orders, all products. One more per ${formatPesosInText(paidHistory.perUnit)} paid`,
};

/** Edits when cash on delivery is offered, and how much stock unpaid orders may hold. */
export function CodCard({ form }: SettingsCardProps) {
  return (
    <Card title="Cash on delivery">
      <div className="grid gap-4">
        <p className="text-small text-pretty text-ink-muted">
          Each cash order gets a risk score, with its reasons on the order page. A new customer has
          paid less than {formatPesosInText(paidHistory.provenFrom)} for delivered orders; stock
          they hold is free again when you confirm or cancel the order.
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
