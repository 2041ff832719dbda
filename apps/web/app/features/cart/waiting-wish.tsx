import { Note } from '#web/ui/note.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { keptWish } from './guest-wish.ts';

/** Tells a guest who wanted something in the cart why they are asked to sign in. */
export function WaitingWish() {
  const wish = useHydrated() ? keptWish() : undefined;
  if (!wish) return null;
  return (
    <div className="mb-6">
      <Note kind="info">Sign in to put {wish.name} into your cart. It waits for you.</Note>
    </div>
  );
}
