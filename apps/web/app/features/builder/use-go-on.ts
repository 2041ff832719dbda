import type { SlotId } from '@sirkito/compatibility';
import { useEffect, useRef } from 'react';
import type { BuildView } from './build-view.ts';

/** Whoever pressed a button that went with its row goes on from the place it stood in. */
export function useGoOn(build: BuildView) {
  const places = useRef<HTMLUListElement>(null);
  const left = useRef<SlotId>(undefined);
  useEffect(() => {
    const slot = left.current;
    left.current = undefined;
    // Only where the focus was lost: a button that is still there keeps it.
    if (!slot || document.activeElement !== document.body) return;
    const rows = places.current?.querySelectorAll(`[data-place="${slot}"]`) ?? [];
    [...rows].at(-1)?.querySelector('button')?.focus();
  }, [build]);
  return {
    places,
    from: (slot: SlotId) => {
      left.current = slot;
    },
  };
}
