import { useEffect, useState, type MouseEvent } from 'react';
import { visitStorage } from '#web/lib/browser-storage.ts';
import { useSession } from '#web/lib/session.ts';
import { visitKeys } from '#web/lib/visit-keys.ts';

/** Which orders are ticked. They still are when one comes back from printing their papers, once. */
export function useChosenOrders() {
  const { user } = useSession();
  const key = visitKeys.chosenOrders(user?.id ?? '');
  const [chosen, setChosen] = useState(() => keptUnder(key));
  // Whoever comes again another time has sent them meanwhile.
  useEffect(() => visitStorage.remove(key), [key]);
  const keep = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    const staysHere = ctrlKey || metaKey || shiftKey;
    // From the paper of a single order one goes on to that order.
    if (!staysHere && chosen.size > 1) visitStorage.set(key, JSON.stringify([...chosen]));
  };
  return { chosen, choose: setChosen, keep };
}

function keptUnder(key: string): ReadonlySet<string> {
  const kept = visitStorage.getJson(key);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
}
