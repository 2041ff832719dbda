import type { SlotId } from '@sirkito/compatibility';
import { useEffect, useRef } from 'react';
import type { BuildView } from '../build-view.ts';

/** Restores focus to the row's slot after its button is removed. */
export function useSlotFocus(build: BuildView) {
  const list = useRef<HTMLUListElement>(null);
  const lastSlot = useRef<SlotId>(undefined);
  useEffect(() => {
    const slot = lastSlot.current;
    lastSlot.current = undefined;
    // Only when focus was lost; a button that still exists keeps it.
    if (!slot || document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll(`[data-slot="${slot}"]`) ?? [];
    [...rows].at(-1)?.querySelector('button')?.focus();
  }, [build]);
  return {
    list,
    from: (slot: SlotId) => {
      lastSlot.current = slot;
    },
  };
}
