import { paymentPaths } from '@sirkito/contracts/paths/payment';
import { settingsPaths } from '@sirkito/contracts/paths/settings';
import type { Settings } from '@sirkito/contracts/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { useRefusal } from '../use-refusal.ts';

type Part = keyof Settings;

const fieldsIn = (part: Part, one: Settings, other: Settings): string[] => {
  const values = Object.entries(other[part]);
  const before = one[part] as Readonly<Record<string, string>>;
  return values.filter(([field, value]) => before[field] !== value).map(([field]) => field);
};

/** Both parts in one form. Only the parts in which something changed are sent, each by itself. */
export function useSettingsDraft(start: Settings, onSaved: () => void) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const { errors, failure, refuse, forget } = useRefusal();
  const [isSaving, once] = useOnce();
  const changed = {
    store: fieldsIn('store', base, draft),
    bank: fieldsIn('bank', base, draft),
  };

  const keep = (saved: Partial<Settings>) => {
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
    onSaved();
  };

  return {
    draft,
    errors,
    failure,
    changed: [...changed.store, ...changed.bank],
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
