import { paymentPaths } from '@sirkito/contracts/paths/payment';
import { settingsPaths } from '@sirkito/contracts/paths/settings';
import { shippingPaths } from '@sirkito/contracts/paths/shipping';
import type { Settings } from '@sirkito/contracts/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { useRefusal } from '../use-refusal.ts';
import { toFields, toTable } from './shipping-fields.ts';

type Part = keyof Settings;
type Draft = Pick<Settings, 'store' | 'bank'> & { shipping: Readonly<Record<string, string>> };

const fieldsIn = (part: Part, one: Draft, other: Draft): string[] => {
  const values = Object.entries(other[part]);
  const before = one[part] as Readonly<Record<string, string>>;
  return values.filter(([field, value]) => before[field] !== value).map(([field]) => field);
};

/** All parts in one form. Only the parts in which something changed are sent, each by itself. */
export function useSettingsDraft(settings: Settings, onSaved: () => void) {
  const start = { ...settings, shipping: toFields(settings.shipping) };
  const [api, queries] = [useApi(), useQueryClient()];
  const [base, setBase] = useState<Draft>(start);
  const [draft, setDraft] = useState<Draft>(start);
  const { errors, failure, refuse, forget } = useRefusal();
  const [isSaving, once] = useOnce();
  const changed = {
    store: fieldsIn('store', base, draft),
    bank: fieldsIn('bank', base, draft),
    shipping: fieldsIn('shipping', base, draft),
  };

  const keep = (saved: Partial<Draft>) => {
    setBase((now) => ({ ...now, ...saved }));
    setDraft((now) => ({ ...now, ...saved }));
  };
  const send = async () => {
    forget();
    if (changed.store.length > 0) {
      const { data } = await api(settingsPaths.changeStoreProfile, { body: draft.store });
      keep({ store: data });
      // By its name alone: the query itself is code of the shop's own pages.
      void queries.invalidateQueries({ queryKey: ['store'] });
    }
    if (changed.bank.length > 0) {
      keep({ bank: (await api(paymentPaths.changeBankAccount, { body: draft.bank })).data });
    }
    if (changed.shipping.length > 0) {
      const { data } = await api(shippingPaths.change, { body: toTable(draft.shipping) });
      keep({ shipping: toFields(data) });
      void queries.invalidateQueries({ queryKey: ['store'] });
    }
    onSaved();
  };

  return {
    draft,
    errors,
    failure,
    changed: [...changed.store, ...changed.bank, ...changed.shipping],
    isSaving,
    save: () => once(send, refuse),
    change: (part: Part, field: string, value: string) =>
      setDraft((now) => ({ ...now, [part]: { ...now[part], [field]: value } })),
    discard: () => {
      setDraft(base);
      forget();
    },
  };
}
