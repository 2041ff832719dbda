import type { Settings } from '@sirkito/contracts/settings';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { DraftInput, type Editing } from '../draft-fields.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { settingsQuery } from './settings.queries.ts';
import { ShippingCard } from './shipping-card.tsx';
import { shippingLabel } from './shipping-fields.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

const labels: Readonly<Record<string, string>> = {
  brandName: 'Name of the shop',
  tagline: 'Tagline',
  quote: 'Quote',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  openingHours: 'Opening hours',
  tin: 'TIN',
  bankName: 'Bank',
  accountName: 'Name of the account',
  accountNumber: 'Account number',
};
const labelOf = (field: string) => labels[field] ?? shippingLabel(field);

/** Whose shop this is, where its money goes, and what delivery costs. */
export function SettingsPage() {
  const { data, error } = useQuery(settingsQuery(useApi()));
  return (
    <>
      <PageHead title="Settings" />
      {error && !data && <Failed why={error} />}
      {!data && !error && <Skeleton className="h-120 w-full" />}
      {data && <SettingsForm settings={data} />}
    </>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const form = useSettingsDraft(settings, () =>
    toast({ title: 'The settings were saved', variant: 'success' }),
  );
  const { draft, errors, changed, isSaving, change } = form;
  const editing = (part: keyof Settings): Editing => ({
    draft: draft[part],
    errors,
    onChange: (field, value) => change(part, field, value),
  });
  return (
    <>
      <LeaveGuard isOn={changed.length > 0 && !isSaving} />
      <Failed why={form.failure} className="mb-4" />
      <fieldset
        disabled={isSaving}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <StoreCard editing={editing('store')} />
        <BankCard editing={editing('bank')} />
        <div className="min-w-0 lg:col-span-2">
          <ShippingCard editing={editing('shipping')} />
        </div>
      </fieldset>
      <SaveBar
        changed={changed}
        nameOf={(field) => labelOf(field).toLowerCase()}
        action="Save changes"
        isSaving={isSaving}
        onSave={() => void form.save()}
        onDiscard={form.discard}
      />
    </>
  );
}

function StoreCard({ editing }: { editing: Editing }) {
  const input = (name: string, maxLength: number, more: { type?: string; hint?: string } = {}) => (
    <DraftInput
      editing={editing}
      name={name}
      label={labelOf(name)}
      maxLength={maxLength}
      {...more}
    />
  );
  return (
    <Card title="The shop">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {input('brandName', 40)}
        {input('tagline', 120)}
        <div className="sm:col-span-2">{input('quote', 160)}</div>
        <div className="sm:col-span-2">
          {input('address', 200, {
            hint: 'Where orders are picked up. Without one there is no pick-up',
          })}
        </div>
        {input('phone', 40, { type: 'tel' })}
        {input('email', 254, { type: 'email', hint: 'Messages of customers go there' })}
        {input('openingHours', 80)}
        {input('tin', 20, { hint: 'Stands on every invoice, from the next print on' })}
      </div>
    </Card>
  );
}

function BankCard({ editing }: { editing: Editing }) {
  return (
    <Card title="Bank transfers">
      <div className="grid gap-4">
        <p className="text-small text-ink-muted">
          Customers who pay by bank transfer are told to send the money here.
        </p>
        <DraftInput editing={editing} name="bankName" label={labelOf('bankName')} maxLength={80} />
        <DraftInput
          editing={editing}
          name="accountName"
          label={labelOf('accountName')}
          maxLength={80}
        />
        <DraftInput
          editing={editing}
          name="accountNumber"
          label={labelOf('accountNumber')}
          maxLength={40}
        />
      </div>
    </Card>
  );
}
