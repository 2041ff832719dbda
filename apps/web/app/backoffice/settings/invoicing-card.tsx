import type { InvoicingSettings } from '@sirkito/contracts/settings/schemas';
import { Link } from 'react-router';
import { staffPages } from '../shared/staff-pages.ts';
import { Card } from '../shared/card.tsx';
import { FormInput, FormSelect } from '../shared/forms/form-fields.tsx';
import type { SettingsCardProps } from './use-settings-form.ts';

export const invoicingLabels: Readonly<Record<keyof InvoicingSettings, string>> = {
  registeredName: 'Registered name',
  registeredAddress: 'Registered address',
  tin: 'TIN',
  branchCode: 'Branch code',
  permit: 'Permit or acknowledgement certificate',
  codInvoice: 'Invoice for cash on delivery',
};

/** Edits the seller on new invoices; issued ones keep theirs. */
export function InvoicingCard({ form }: SettingsCardProps) {
  const input = (name: keyof InvoicingSettings, maxLength: number, hint?: string) => (
    <FormInput
      form={form}
      name={`invoicing.${name}`}
      label={invoicingLabels[name]}
      maxLength={maxLength}
      {...(hint && { hint })}
    />
  );
  return (
    <Card title="Invoices">
      <div className="grid gap-4">
        <p className="text-small text-pretty text-ink-muted">
          The seller as registered with the tax office, for new invoices. Issued invoices never
          change. Ask your accountant to check these details.{' '}
          <Link to={staffPages.invoiceReports} className="text-ink underline underline-offset-4">
            Tax office reports
          </Link>
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {input('registeredName', 120)}
          {input('tin', 11, '9 digits, e.g. 123-456-789')}
          {input('branchCode', 5, '00000 for the head office. Each branch has its own numbers')}
          <div className="sm:col-span-2 lg:col-span-3">{input('registeredAddress', 200)}</div>
          {input('permit', 120, 'Printed below the TIN')}
          <FormSelect form={form} name="invoicing.codInvoice" label={invoicingLabels.codInvoice}>
            <option value="delivered">When delivered and paid</option>
            <option value="shipped">When shipped</option>
          </FormSelect>
        </div>
      </div>
    </Card>
  );
}
