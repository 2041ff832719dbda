import { lazy, Suspense } from 'react';
import { useKept } from '#web/lib/kept-by-user.ts';
import { compareChoice } from './compare-choice.ts';

const CompareTray = lazy(async () => {
  const { CompareTray: Tray } = await import('./compare-tray.tsx');
  return { default: Tray };
});

/** Comes with the first choice: most visitors compare nothing and load nothing for it. */
export function LazyCompareTray() {
  const choices = useKept(compareChoice);
  if (choices.length === 0) return null;
  return (
    <Suspense>
      <CompareTray choices={choices} />
    </Suspense>
  );
}
