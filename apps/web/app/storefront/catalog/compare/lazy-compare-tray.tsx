import { lazy, Suspense } from 'react';
import { useStoredList } from '#web/lib/storage/user-storage.ts';
import { compareChoice } from './compare-choice.ts';

const CompareTray = lazy(async () => {
  const { CompareTray: Tray } = await import('./compare-tray.tsx');
  return { default: Tray };
});

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
