import { Suspense } from 'react';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import { useStoredList } from '#web/lib/storage/user-storage.ts';
import { compareChoice } from './compare-choice.ts';

const CompareTray = lazyOnline(async () => (await import('./compare-tray.tsx')).CompareTray);

/** Loaded with the first selected product, because most visitors compare nothing. */
export function LazyCompareTray() {
  const choices = useStoredList(compareChoice);
  if (choices.length === 0) return null;
  return (
    <Suspense>
      <CompareTray choices={choices} />
    </Suspense>
  );
}
