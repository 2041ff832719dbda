import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { settingsPaths } from '@sirkito/contracts/settings/paths';
import { shippingPaths } from '@sirkito/contracts/shipping/paths';
import type { Settings } from '@sirkito/contracts/settings/schemas';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { storeKey } from '#web/lib/query-keys/catalog.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useEditorForm } from '../shared/forms/use-editor-form.ts';
import { toFields, toTable, type ShippingFields } from './shipping-fields.ts';

export type SettingsFields = Pick<Settings, 'store' | 'bank'> & { shipping: ShippingFields };

export interface SettingsCardProps {
  form: UseFormReturn<SettingsFields>;
}

/** One form for all settings; only the changed sections are saved, each separately. */
export function useSettingsForm(settings: Settings, onSaved: () => void) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { store, bank } = settings;
  return useEditorForm<SettingsFields>({
    start: { store, bank, shipping: toFields(settings.shipping) },
    pathOf: (field) => {
      const section = field in bank ? 'bank' : 'shipping';
      return `${field in store ? 'store' : section}.${field}`;
    },
    send: async (fields, { changed, setSaved }) => {
      const isChanged = (section: keyof SettingsFields) =>
        changed.some((field) => field.startsWith(section));
      if (isChanged('store')) {
        const { data } = await api(settingsPaths.changeStoreProfile, { body: fields.store });
        setSaved({ store: data });
        // Invalidated by key, because the query lives in the shop bundle.
        void queries.invalidateQueries({ queryKey: storeKey });
      }
      if (isChanged('bank')) {
        const { data } = await api(paymentPaths.changeBankAccount, { body: fields.bank });
        setSaved({ bank: data });
      }
      if (isChanged('shipping')) {
        const { data } = await api(shippingPaths.change, { body: toTable(fields.shipping) });
        setSaved({ shipping: toFields(data) });
        void queries.invalidateQueries({ queryKey: storeKey });
      }
      onSaved();
    },
  });
}
