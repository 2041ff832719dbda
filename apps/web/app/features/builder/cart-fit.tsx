import { evaluate, onePc, tellBuyer, type Finding } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { Note } from '#web/ui/note.tsx';
import { BiosRequest, type OrderNotes } from './bios-request.tsx';
import { toPart } from './build-view.ts';
import { mendsQuery, partsQuery } from './builds.queries.ts';
import { toSwap, type Swap } from './cart-swap.ts';
import { MendButton } from './mend-button.tsx';
import { SwappedNote } from './swapped-note.tsx';

export interface CartFitProps {
  items: readonly { productId: string; quantity: number }[];
  /** The parts that are asked about, as often as it matters. */
  ids: readonly string[];
  /** Puts one line into the cart in the stead of another; answers whether it is done. */
  onSwap: (swap: Swap) => Promise<boolean>;
  /** The note to the shop, where one is being written. */
  notes?: OrderNotes | undefined;
}

/** What speaks against using the parts of a cart together. It warns and never stands in the way. */
export function CartFit({ items, ids, onSwap, notes }: CartFitProps) {
  const api = useApi();
  const { data: parts = [] } = useQuery(partsQuery(api, ids));
  const fitted = onePc(parts.map(toPart));
  const told = fitted ? evaluate(fitted).findings.filter(tellBuyer) : [];
  const { data: changes = [] } = useQuery({
    ...mendsQuery(api, ids),
    enabled: told.some(({ mend }) => mend),
  });
  const [done, setDone] = useState<Swap>();
  const [isBusy, once] = useOnce();
  const make = (swap: Swap, isUndo: boolean) =>
    once(async () => {
      if (await onSwap(swap)) setDone(isUndo ? undefined : swap);
    });
  const boardOf = ({ parts: about }: Finding) =>
    parts.find(({ _id, category }) => about.includes(_id) && category.id === 'motherboard');
  const swapped = done?.into && ids.includes(done.into.productId) ? done : undefined;
  // To take back what joined others of its kind would take those away too.
  const isAlone = items.some(
    ({ productId, quantity }) =>
      productId === swapped?.into?.productId && quantity === swapped.into.quantity,
  );
  if (told.length === 0 && !swapped) return null;
  return (
    <div className="grid gap-2 pb-4">
      {swapped?.into && (
        <SwappedNote
          from={swapped.out?.name}
          to={swapped.into.name}
          isBusy={isBusy}
          onUndo={
            isAlone ? () => void make({ out: swapped.into, into: swapped.out }, true) : undefined
          }
        />
      )}
      <ul aria-label="Fit" className="grid gap-2 empty:hidden">
        {told.map((finding) => {
          const { rule, sentence, compared, verdict } = finding;
          const change = changes.find(({ mends }) => mends.includes(sentence));
          const swap = change && toSwap(change, { parts, items });
          const board = rule === 'C2' && verdict === 'warn' ? boardOf(finding) : undefined;
          return (
            <li key={sentence}>
              <Note kind={verdict}>
                {sentence} <span className="fact text-caption text-ink-muted">{compared}</span>
                <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
                  {notes && board && <BiosRequest board={board.name} notes={notes} />}
                  {change && swap && (
                    <MendButton
                      change={{ ...change, quantity: swap.into?.quantity ?? change.quantity }}
                      isBusy={isBusy}
                      onPress={() => void make(swap, false)}
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
