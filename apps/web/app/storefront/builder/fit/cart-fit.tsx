import { evaluate, singlePcParts, isShownToBuyer, type Finding } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Note } from '#web/ui/note.tsx';
import { BiosRequest, type OrderNotes } from '../builder/bios-request.tsx';
import { toPart } from '../build-view.ts';
import { fixesQuery, partsQuery } from '../builds.queries.ts';
import { toSwap, type Swap } from './cart-swap.ts';
import { FixButton } from '../builder/fix-button.tsx';
import { SwappedNote } from '../builder/swapped-note.tsx';

export interface CartFitProps {
  items: readonly { productId: string; quantity: number }[];
  /** Part ids to check, repeated per unit. */
  ids: readonly string[];
  /** Replaces one cart line with another; resolves to whether it worked. */
  onSwap: (swap: Swap) => Promise<boolean>;
  /** The order note, on pages that have one. */
  notes?: OrderNotes | undefined;
}

/** Warns about conflicts between parts in the cart. Never blocks checkout. */
export function CartFit({ items, ids, onSwap, notes }: CartFitProps) {
  const api = useApi();
  const { data: parts = [] } = useQuery(partsQuery(api, ids));
  const fitted = singlePcParts(parts.map(toPart));
  const warnings = fitted ? evaluate(fitted).findings.filter(isShownToBuyer) : [];
  const { data: changes = [] } = useQuery({
    ...fixesQuery(api, ids),
    enabled: warnings.some(({ fix }) => fix),
  });
  const [lastSwap, setLastSwap] = useState<Swap>();
  const { mutate: applySwap, isPending: isBusy } = useSingleFlightMutation({
    mutationFn: async ({ swap, isUndo }: { swap: Swap; isUndo: boolean }) => {
      if (await onSwap(swap)) setLastSwap(isUndo ? undefined : swap);
    },
    onError: toastError,
  });
  const boardOf = ({ parts: involved }: Finding) =>
    parts.find(({ _id, category }) => involved.includes(_id) && category.id === 'motherboard');
  const swapped = lastSwap?.into && ids.includes(lastSwap.into.productId) ? lastSwap : undefined;
  // Undo would also remove units that were in the cart before the swap.
  const canUndo = items.some(
    ({ productId, quantity }) =>
      productId === swapped?.into?.productId && quantity === swapped.into.quantity,
  );
  if (warnings.length === 0 && !swapped) return null;
  return (
    <div className="grid gap-2 pb-4">
      {swapped?.into && (
        <SwappedNote
          from={swapped.out?.name}
          to={swapped.into.name}
          isBusy={isBusy}
          onUndo={
            canUndo
              ? () => applySwap({ swap: { out: swapped.into, into: swapped.out }, isUndo: true })
              : undefined
          }
        />
      )}
      <ul aria-label="Compatibility" className="grid gap-2 empty:hidden">
        {warnings.map((finding) => {
          const { rule, sentence, compared, verdict } = finding;
          const change = changes.find(({ fixes }) => fixes.includes(sentence));
          const swap = change && toSwap(change, { parts, items });
          const board = rule === 'C2' && verdict === 'warn' ? boardOf(finding) : undefined;
          return (
            <li key={sentence}>
              <Note kind={verdict}>
                {sentence} <span className="fact text-caption text-ink-muted">{compared}</span>
                <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
                  {notes && board && <BiosRequest board={board.name} notes={notes} />}
                  {change && swap && (
                    <FixButton
                      change={{ ...change, quantity: swap.into?.quantity ?? change.quantity }}
                      isBusy={isBusy}
                      onPress={() => applySwap({ swap, isUndo: false })}
                    />
                  )}
                </div>
              </Note>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
