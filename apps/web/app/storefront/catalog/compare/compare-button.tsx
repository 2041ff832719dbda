import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { Check, Scale } from 'lucide-react';
import { useStoredList } from '#web/lib/storage/user-storage.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { MoreLink } from '#web/ui/buttons/more-link.tsx';
import { compareChoice, toChoice, toggleCompared } from './compare-choice.ts';

/**
 * Compare button on the product page. Links to the comparison, because phones have no room for the
 * tray.
 */
export function CompareButton({ product }: { product: ProductCard }) {
  const choices = useStoredList(compareChoice);
  const isCompared = choices.some(({ id }) => id === product._id);
  const Icon = isCompared ? Check : Scale;
  return (
    <>
      <Button
        look="bare"
        aria-pressed={isCompared}
        className="px-3 text-small no-script:hidden"
        onClick={() => toggleCompared(toChoice(product))}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        Compare
      </Button>
      {isCompared && choices.length > 1 && (
        <span className="flex items-center px-1 text-small lg:hidden">
          <MoreLink to={shopPaths.comparison(choices.map(({ id }) => id))}>
            See {choices.length} side by side
          </MoreLink>
        </span>
      )}
    </>
  );
}
