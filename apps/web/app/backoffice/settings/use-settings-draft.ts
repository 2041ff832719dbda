import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { settingsPaths } from '@sirkito/contracts/settings/paths';
import { shippingPaths } from '@sirkito/contracts/shipping/paths';
import type { Settings } from '@sirkito/contracts/settings/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeKey } from '#web/lib/query-keys/catalog.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useFormError } from '../shared/use-form-error.ts';
import { toFields, toTable } from './shipping-fields.ts';

type Part = keyof Settings;
type Draft = Pick<Settings, 'store' | 'bank'> & { shipping: Readonly<Record<string, string>> };

const changedFields = (part: Part, one: Draft, other: Draft): string[] => {
  const values = Object.entries(other[part]);
  const before = one[part] as Readonly<Record<string, string>>;
  return values.filter(([field, value]) => before[field] !== value).map(([field]) => field);
};

/** One form for all settings; only the changed sections are saved, each separately. */
export function useSettingsDraft(settings: Settings, onSaved: () => void) {
  const start = { ...settings, shipping: toFields(settings.shipping) };
  const [api, queries] = [useApi(), useQueryClient()];
  const [base, setBase] = useState<Draft>(start);
  const [draft, setDraft] = useState<Draft>(start);
  const { errors, failure, showError, clearErrors } = useFormError();
  const changed = {
    store: changedFields('store', base, draft),
    bank: changedFields('bank', base, draft),
    shipping: changedFields('shipping', base, draft),
  };

  const applySaved = (saved: Partial<Draft>) => {
    setBase((now) => ({ ...now, ...saved }));
    setDraft((now) => ({ ...now, ...saved }));
  };
  const send = async () => {
    clearErrors();
    if (changed.store.length > 0) {
      const { data } = await api(settingsPaths.changeStoreProfile, { body: draft.store });
      applySaved({ store: data });
      // Invalidated by key, because the query lives in the shop bundle.
      void queries.invalidateQueries({ queryKey: storeKey });
    }
    if (changed.bank.length > 0) {
      applySaved({ bank: (await api(paymentPaths.changeBankAccount, { body: draft.bank })).data });
    }
    if (changed.shipping.length > 0) {
      const { data } = await api(shippingPaths.change, { body: toTable(draft.shipping) });
      applySaved({ shipping: toFields(data) });
      void queries.invalidateQueries({ queryKey: storeKey });
    }
    onSaved();
  };
  const { mutateAsync: save, isPending: isSaving } = useSingleFlightMutation({
    mutationFn: send,
    onError: (error) => showError(error),
  });

  return {
    draft,
    errors,
    failure,
    changed: [...changed.store, ...changed.bank, ...changed.shipping],
    isSaving,
    save,
    change: (part: Part, field: string, value: string) =>
      setDraft((now) => ({ ...now, [part]: { ...now[part], [field]: value } })),
    discard: () => {
      setDraft(base);
      clearErrors();
    },
  };
}
