import { countPieces, formatPesos, toCentavos, toPesos, vatIncluded } from '@sirkito/commerce';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { shortOf, toWanted } from './build-stock.ts';
import type { BuildView } from './build-view.ts';

/** One line of the cart for each part that can be had. */
export interface Wanted {
  productId: string;
  name: string;
  quantity: number;
}

export interface AddAll {
  isBusy: boolean;
  add: (items: readonly Wanted[]) => Promise<void>;
}

interface BuildSumProps {
  build: BuildView;
  addAll: AddAll;
  /** Another is asked for, and this one is shown until it is here. */
  isComing?: boolean;
}

/** What it costs, and the one thing to press. */
export function BuildSum({ build, addAll, isComing = false }: BuildSumProps) {
  const { placed, soldOut, total } = build;
  const items = toWanted(placed);
  const many = countPieces(items);
  return (
    <section aria-label="Total" className="grid gap-3 p-5">
      <div className="flex justify-between gap-4 text-lead font-[560] tabular-nums">
        <span>
          {build.count} {build.count === 1 ? 'part' : 'parts'}
        </span>
        <span>{formatPesos(total)}</span>
      </div>
      <p className="-mt-2 text-caption text-ink-muted tabular-nums">
        Includes {formatPesos(toPesos(vatIncluded(toCentavos(total))))} VAT.
        {soldOut.length === 0 && ' All in stock.'}
      </p>
      {soldOut.length > 0 && <Note kind="warn">{shortOf(soldOut)}</Note>}
      <Button
        look="copper"
        size="large"
        className="no-script:hidden print:hidden"
        isBusy={addAll.isBusy}
        disabled={many === 0 || isComing}
        onClick={() => void addAll.add(items)}
      >
        Add {many} {many === 1 ? 'part' : 'parts'} to cart
      </Button>
    </section>
  );
}
