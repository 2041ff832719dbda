import type { Settings } from '@sirkito/contracts/settings/schemas';
import { settingsStaffPaths } from '@sirkito/contracts/settings/staff-paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../shared/card.tsx';
import { FormInput } from '../shared/forms/form-fields.tsx';
import { LeaveGuard } from '../shared/forms/leave-guard.tsx';
import { SaveBar } from '../shared/forms/save-bar.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { settingsKey } from '../shared/query-keys.ts';
import { CodCard } from './cod-card.tsx';
import { codLabels } from './cod-fields.ts';
import { InvoicingCard, invoicingLabels } from './invoicing-card.tsx';
import { ShippingCard } from './shipping-card.tsx';
import { shippingLabel } from './shipping-fields.ts';
import {
  type SettingsCardProps,
  type SettingsFields,
  useSettingsForm,
} from './use-settings-form.ts';

const labels: Readonly<Record<string, string>> = {
  brandName: 'Store name',
  tagline: 'Tagline',
  quote: 'Quote',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  openingHours: 'Opening hours',
  bankName: 'Bank name',
  accountName: 'Account name',
  accountNumber: 'Account number',
  ...codLabels,
  ...invoicingLabels,
};
const labelOf = (field: string) => labels[field] ?? shippingLabel(field);

/** Edits the store profile, bank account, invoices, shipping fees and limits of cash on delivery. */
export function SettingsPage() {
  const { data, error } = useQuery(settingsQuery(useApi()));
  return (
    <>
      <PageHead title="Settings" />
      {error && !data && <ErrorNote error={error} />}
      {!data && !error && <Skeleton className="h-120 w-full" />}
      {data && <SettingsForm settings={data} />}
    </>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const editor = useSettingsForm(settings, () =>
    toast({ title: 'Settings saved', variant: 'success' }),
  );
  const { form, changed, isSaving } = editor;
  return (
    <>
      <LeaveGuard isOn={changed.length > 0 && !isSaving} />
      <ErrorNote error={editor.failure} className="mb-4" />
      <fieldset
        disabled={isSaving}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <StoreCard form={form} />
        <BankCard form={form} />
        <div className="grid min-w-0 gap-4 lg:col-span-2">
          <InvoicingCard form={form} />
          <ShippingCard form={form} />
          <CodCard form={form} />
        </div>
      </fieldset>
      <SaveBar
        changed={changed}
        nameOf={(path) => labelOf(path.replace(/^\w+\./, '')).toLowerCase()}
        action="Save changes"
        isSaving={isSaving}
        onSave={editor.save}
        onDiscard={editor.discard}
      />
    </>
  );
}

function StoreCard({ form }: SettingsCardProps) {
  const input = (
    name: keyof SettingsFields['store'],
    maxLength: number,
    more: { type?: string; hint?: string } = {},
  ) => (
    <FormInput
      form={form}
      name={`store.${name}`}
      label={labelOf(name)}
      maxLength={maxLength}
      {...more}
    />
  );
  return (
    <Card title="Store details">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {input('brandName', 40)}
        {input('tagline', 120)}
        <div className="sm:col-span-2">{input('quote', 160)}</div>
        <div className="sm:col-span-2">
          {input('address', 200, {
            hint: 'Pick-up address. Leave blank to disable pick-up.',
          })}
        </div>
        {input('phone', 40, { type: 'tel' })}
        {input('email', 254, { type: 'email', hint: 'Customer messages are sent here' })}
        {input('openingHours', 80)}
      </div>
    </Card>
  );
}

function BankCard({ form }: SettingsCardProps) {
  return (
    <Card title="Bank transfers">
      <div className="grid gap-4">
        <p className="text-small text-ink-muted">
          Customers who pay by bank transfer send the money to this account.
        </p>
        <FormInput form={form} name="bank.bankName" label={labelOf('bankName')} maxLength={80} />
        <FormInput
          form={form}
          name="bank.accountName"
          label={labelOf('accountName')}
          maxLength={80}
        />
        <FormInput
          form={form}
          name="bank.accountNumber"
          label={labelOf('accountNumber')}
          maxLength={40}
        />
      </div>
    </Card>
  );
}

const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await api(settingsStaffPaths.settings, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
