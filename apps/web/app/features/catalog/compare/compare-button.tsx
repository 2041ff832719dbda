import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { Check, Scale } from 'lucide-react';
import { useKept } from '#web/lib/kept-by-user.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { compareChoice, toChoice, toggleCompared } from './compare-choice.ts';

/** On the product's own page, with the way to what was chosen: a phone has no room for the tray. */
export function CompareButton({ product }: { product: ProductCard }) {
  const choices = useKept(compareChoice);
  const isIn = choices.some(({ id }) => id === product._id);
  const Icon = isIn ? Check : Scale;
  return (
    <>
      <Button
        look="bare"
        aria-pressed={isIn}
        className="px-3 text-small no-script:hidden"
        onClick={() => toggleCompared(toChoice(product))}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        Compare
      </Button>
      {isIn && choices.length > 1 && (
        <span className="flex items-center px-1 text-small lg:hidden">
          <MoreLink to={shopPaths.comparison(choices.map(({ id }) => id))}>
            See {choices.length} side by side
          </MoreLink>
        </span>
      )}
    </>
  );
}
