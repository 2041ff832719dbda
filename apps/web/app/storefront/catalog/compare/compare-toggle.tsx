import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { useStoredList } from '#web/lib/storage/user-storage.ts';
import { check, Icon, scale } from '#web/ui/icon.tsx';
import { compareChoice, toChoice, toggleCompared } from './compare-choice.ts';

/** Compare button on a product card: always visible on touch screens, on hover with a mouse. */
export function CompareToggle({ product }: { product: ProductCard }) {
  const isCompared = useStoredList(compareChoice).some(({ id }) => id === product._id);
  return (
    <button
      type="button"
      aria-label={`Compare ${product.name}`}
      aria-pressed={isCompared}
      onClick={() => toggleCompared(toChoice(product))}
      className="group/compare absolute top-0 right-0 z-2 grid size-11 place-items-center no-script:hidden pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-fine:aria-pressed:opacity-100"
    >
      <span className="grid size-8 place-items-center rounded bg-surface-raised text-ink group-hover/compare:bg-surface-active group-aria-pressed/compare:bg-inverse group-aria-pressed/compare:text-inverse-ink">
        <Icon shape={isCompared ? check : scale} size={16} strokeWidth={1.5} />
      </span>
    </button>
  );
}
