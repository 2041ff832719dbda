import { slotOf } from '@sirkito/compatibility';
import { Check, Wrench } from 'lucide-react';
import type { ProductTarget } from '#web/lib/storage/stored-fit.ts';
import { useTogglePart } from './use-toggle-part.ts';

/** Adds the product of a card or row to the build. */
export function BuildToggle({ product, isRow = false }: ProductTarget) {
  const { isInBuild, isBusy, toggle } = useTogglePart(product);
  if (!slotOf(product.category.id)) return null;
  const Icon = isInBuild ? Check : Wrench;
  const label = isInBuild ? 'Remove from build' : 'Add to build';
  return (
    <button
      type="button"
      aria-label={`${label}: ${product.name}`}
      title={label}
      disabled={isBusy}
      onClick={() => toggle()}
      // Below the compare button of a card.
      className={`group/build z-2 grid size-11 place-items-center ${isRow ? 'relative -my-1.5 inline-grid align-middle' : 'absolute top-9 right-0'}`}
    >
      <span
        className={`grid size-8 place-items-center rounded ${isInBuild ? 'bg-inverse text-inverse-ink' : 'bg-surface-raised text-ink group-hover/build:bg-surface-active'}`}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </button>
  );
}
