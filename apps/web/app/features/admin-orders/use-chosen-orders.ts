import { useState } from 'react';
import { visitStorage } from '#web/lib/browser-storage.ts';
import { useSession } from '#web/lib/session.ts';
import { visitKeys } from '#web/lib/visit-keys.ts';

/** Which orders are ticked: they still are when one comes back from printing their papers. */
export function useChosenOrders() {
  const { user } = useSession();
  const key = visitKeys.chosenOrders(user?.id ?? '');
  const [chosen, setChosen] = useState(() => keptUnder(key));
  const choose = (ids: ReadonlySet<string>): void => {
    visitStorage.set(key, JSON.stringify([...ids]));
    setChosen(ids);
  };
  return [chosen, choose] as const;
}

function keptUnder(key: string): ReadonlySet<string> {
  const kept = visitStorage.getJson(key);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
}
