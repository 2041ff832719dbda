import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { Icon, plus } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

/** Adds one unit from a product card. */
export function AddButton({ product }: { product: ProductCard }) {
  const { isBusy, add } = useAddToCart();
  if (product.totalStock <= 0) return null;
  return (
    <button
      type="button"
      aria-label={`Add ${product.name} to cart`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={({ currentTarget }) => isBusy || void add(product, 1, currentTarget)}
      className="grid size-11 place-items-center rounded border border-line-strong bg-surface-raised text-ink transition-colors duration-(--quick) hover:border-transparent hover:bg-accent hover:text-accent-ink pointer-fine:size-10 no-script:hidden"
    >
      {isBusy ? <Spinner /> : <Icon shape={plus} size={18} strokeWidth={1.5} />}
    </button>
  );
}
