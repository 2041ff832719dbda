import { useEffect, useState, type MouseEvent } from 'react';
import { tabStorage } from '#web/lib/storage/browser-storage.ts';
import { useSession } from '#web/lib/session/session.ts';
import { tabStorageKeys } from '#web/lib/storage/tab-storage-keys.ts';

/** Returns the selected orders. The selection survives one trip to the print page. */
export function useSelectedOrders() {
  const { user } = useSession();
  const key = tabStorageKeys.selectedOrders(user?.id ?? '');
  const [selected, setSelected] = useState(() => readStored(key));
  // Restore only once: by the next visit they have likely been shipped.
  useEffect(() => tabStorage.remove(key), [key]);
  const save = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    const opensNewTab = ctrlKey || metaKey || shiftKey;
    // The print page of a single order links back to that order.
    if (!opensNewTab && selected.size > 1) tabStorage.set(key, JSON.stringify([...selected]));
  };
  return { selected, select: setSelected, save };
}

function readStored(key: string): ReadonlySet<string> {
  const stored = tabStorage.getJson(key);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}
