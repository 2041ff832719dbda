import type { Slot } from '@sirkito/compatibility';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Price } from '#web/ui/product/price.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';
import { shortVerdict, type Placed } from '../build-view.ts';
import { VerdictMark } from './verdict-mark.tsx';

const row =
  'group relative scroll-my-24 focus:bg-surface-active focus:outline-none grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]';

/** Conflicts lead to the row of their part. */
export const rowId = (partId: string): string => `part-${partId}`;

interface SlotRowProps {
  placed: Placed;
  /** Why the suggested build includes this part. */
  reason?: string | undefined;
  actions?: ReactNode;
}

/** A part in its slot. */
export function SlotRow({
  placed: { slot, part, count, findings },
  reason,
  actions,
}: SlotRowProps) {
  const { verdict, label, doubt } = shortVerdict(findings);
  return (
    <li id={rowId(part._id)} tabIndex={-1} data-slot={slot.id} className={row}>
      <Wire />
      <ProductImage path={part.images[0]} alt="" sizes="72px" />
      <div className="min-w-0">
        <p className="fact text-micro text-ink-faint">{slot.designator}</p>
        <p className="font-medium text-pretty">
          <Link to={shopPaths.product(part)} className="hover:underline">
            {part.name}
          </Link>
          {count > 1 && <span className="text-ink-muted"> × {count}</span>}
        </p>
        <p className="fact mt-0.5 text-caption text-ink-muted">{part.facts.join(' · ')}</p>
        {reason && <p className="mt-1 text-small text-ink-muted">{reason}</p>}
        {doubt && <p className="mt-1 text-small text-ink-muted">{doubt}</p>}
        {part.totalStock <= 5 && <StockBadge stock={part.totalStock} />}
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:col-start-3 sm:block sm:text-right">
        <Price price={part.price} salePrice={part.salePrice} />
        <div className="flex items-center gap-3 sm:justify-end">
          <p className="inline-flex items-center gap-1.5 text-small text-ink-muted">
            <VerdictMark verdict={verdict} isNamed={false} />
            {label}
          </p>
          {actions && <div className="-my-2 -mr-3 flex print:hidden">{actions}</div>}
        </div>
      </div>
    </li>
  );
}

interface EmptySlotProps {
  slot: Slot;
  hint?: string | undefined;
  act: ReactNode;
}

export function EmptySlot({ slot, hint, act }: EmptySlotProps) {
  return (
    <li data-slot={slot.id} className={`${row} print:hidden`}>
      <Wire isEmpty />
      <span className="grid aspect-square place-items-center rounded border border-dashed border-line-strong text-ink-faint">
        <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="fact text-micro text-ink-faint">{slot.designator}</p>
        <p className="font-medium">{slot.label}</p>
        {hint && <p className="text-small text-ink-muted">{hint}</p>}
      </div>
      <div className="col-start-2 sm:col-start-3">{act}</div>
    </li>
  );
}

/** Draws the trace along the side with a branch to each slot. */
function Wire({ isEmpty = false }: { isEmpty?: boolean }) {
  const ink = isEmpty ? 'border-line-strong' : 'border-trace';
  return (
    <span aria-hidden="true" className="absolute top-0 -bottom-px -left-8 hidden w-8 lg:block">
      <span className="absolute top-0 left-1 h-full border-l-[1.5px] border-trace group-first:top-1/2 group-first:h-1/2 group-last:h-1/2" />
      <span
        className={`absolute top-1/2 left-1 w-7 -translate-y-1/2 border-t-[1.5px] ${ink} ${isEmpty ? 'border-dashed' : ''}`}
      />
      <span
        className={`absolute top-1/2 left-1 size-3 -translate-1/2 rounded-full border-[2.5px] bg-surface ${ink}`}
      />
    </span>
  );
}
