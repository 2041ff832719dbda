import { countPieces, formatCount } from '@sirkito/commerce';
import { Note } from '#web/ui/note.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { readPendingAdd } from './pending-add.ts';

/** Explains to a guest why adding to the cart needs sign-in. */
export function PendingAddNotice() {
  const items = useHydrated() ? readPendingAdd() : [];
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <div className="mb-6">
      <Note kind="info">
        {others.length === 0
          ? `Sign in to add ${first.name} to your cart. We've saved it for you.`
          : `Sign in to add ${formatCount(countPieces(items), 'item')} to your cart. We've saved them for you.`}
      </Note>
    </div>
  );
}
