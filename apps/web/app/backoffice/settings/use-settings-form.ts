import { keysOf } from '@sirkito/commerce';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { settingsStaffPaths } from '@sirkito/contracts/settings/staff-paths';
import { shippingPaths } from '@sirkito/contracts/shipping/paths';
import type { Settings } from '@sirkito/contracts/settings/schemas';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { storeKey } from '#web/lib/query-keys/catalog.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useEditorForm } from '../shared/forms/use-editor-form.ts';
import { toCodFields, toCodSettings, type CodFields } from './cod-fields.ts';
import { toFields, toTable, type ShippingFields } from './shipping-fields.ts';

export type SettingsFields = Pick<Settings, 'store' | 'bank' | 'invoicing'> & {
  shipping: ShippingFields;
  cod: CodFields;
};

export interface SettingsCardProps {
  form: UseFormReturn<SettingsFields>;
}

/** One form for all settings; only the changed sections are saved, each separately. */
export function useSettingsForm(settings: Settings, onSaved: () => void) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { store, bank, invoicing } = settings;
  return useEditorForm<SettingsFields>({
    start: {
      store,
      bank,
      invoicing,
      shipping: toFields(settings.shipping),
      cod: toCodFields(settings.cod),
    },
    pathOf: (field) => {
      const sections = { store, bank, invoicing, cod: settings.cod };
      const section = keysOf(sections).find((key) => field in sections[key]) ?? 'shipping';
      return `${section}.${field}`;
    },
    send: async (fields, { changed, setSaved }) => {
      const isChanged = (section: keyof SettingsFields) =>
        changed.some((field) => field.startsWith(section));
      if (isChanged('store')) {
        const { data } = await api(settingsStaffPaths.changeStoreProfile, { body: fields.store });
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
      if (isChanged('cod')) {
        const { data } = await api(settingsStaffPaths.changeCod, {
          body: toCodSettings(fields.cod),
        });
        setSaved({ cod: toCodFields(data) });
      }
      if (isChanged('invoicing')) {
        const { data } = await api(settingsStaffPaths.changeInvoicing, { body: fields.invoicing });
        setSaved({ invoicing: data });
      }
      onSaved();
    },
  });
}
