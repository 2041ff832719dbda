import { countPieces } from '@sirkito/commerce';
import { Note } from '#web/ui/note.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { keptWish } from './guest-wish.ts';

/** Tells a guest who wanted something in the cart why they are asked to sign in. */
export function WaitingWish() {
  const wish = useHydrated() ? keptWish() : [];
  const [first, ...others] = wish;
  if (!first) return null;
  return (
    <div className="mb-6">
      <Note kind="info">
        {others.length === 0
          ? `Sign in to put ${first.name} into your cart. It waits for you.`
          : `Sign in to put ${countPieces(wish)} parts into your cart. They wait for you.`}
      </Note>
    </div>
  );
}
