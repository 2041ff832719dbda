import {
  countPieces,
  formatCount,
  formatPesos,
  toCentavos,
  toPesos,
  vatIncluded,
} from '@sirkito/commerce';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { stockWarning, toCartItems } from '../build-stock.ts';
import type { BuildView } from '../build-view.ts';

/** A cart line for each available part. */
export interface CartItem {
  productId: string;
  name: string;
  quantity: number;
}

export interface AddAll {
  isBusy: boolean;
  add: (items: readonly CartItem[]) => Promise<void>;
}

interface BuildTotalProps {
  build: BuildView;
  addAll: AddAll;
  /** A newer build is loading; the old one stays visible until then. */
  isUpdating?: boolean;
}

/** Shows the total and adds the build to the cart. */
export function BuildTotal({ build, addAll, isUpdating = false }: BuildTotalProps) {
  const { placed, soldOut, total } = build;
  const items = toCartItems(placed);
  const units = countPieces(items);
  return (
    <section aria-label="Total" className="grid gap-3 p-5">
      <div className="flex justify-between gap-4 text-lead font-[560] tabular-nums">
        <span>{formatCount(build.count, 'part')}</span>
        <span>{formatPesos(total)}</span>
      </div>
      <p className="-mt-2 text-caption text-ink-muted tabular-nums">
        Includes {formatPesos(toPesos(vatIncluded(toCentavos(total))))} VAT.
        {soldOut.length === 0 && ' All in stock.'}
      </p>
      {soldOut.length > 0 && <Note kind="warn">{stockWarning(soldOut)}</Note>}
      <Button
        look="copper"
        size="large"
        className="no-script:hidden print:hidden"
        isBusy={addAll.isBusy}
        disabled={units === 0 || isUpdating}
        onClick={() => void addAll.add(items)}
      >
        Add {formatCount(units, 'part')} to cart
      </Button>
    </section>
  );
}
