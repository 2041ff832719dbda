import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { useStoredList } from '#web/lib/storage/user-storage.ts';
import { check, Icon, scale } from '#web/ui/icon.tsx';
import { compareChoice, toChoice, toggleCompared } from './compare-choice.ts';

/**
 * Compare button on a product card: always visible on touch screens, on hover with a mouse. The
 * next Tab leads to the comparison, because the tray follows all products.
 */
export function CompareToggle({ product }: { product: ProductCard }) {
  const choices = useStoredList(compareChoice);
  const isCompared = choices.some(({ id }) => id === product._id);
  return (
    <>
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
      {isCompared && choices.length > 1 && (
        <Link
          to={shopPaths.comparison(choices.map(({ id }) => id))}
          className="sr-only rounded bg-inverse text-caption text-inverse-ink focus:not-sr-only focus:absolute focus:top-1.5 focus:right-12 focus:z-2 focus:px-3 focus:py-2"
        >
          Compare {choices.length} products
        </Link>
      )}
    </>
  );
}
