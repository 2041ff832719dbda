import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { compareChoice, maxCompared, toggleCompared, type Choice } from './compare-choice.ts';

/** Shows the selected products on pages with more to select, above the footer. */
export function CompareTray({ choices }: { choices: readonly Choice[] }) {
  const { pathname } = useLocation();
  if (!isSelectionPage(pathname)) return null;
  return (
    <div
      data-compare-tray
      data-theme="dark"
      role="region"
      aria-label="Products to compare"
      className="sticky bottom-4 z-10 mx-auto mb-4 flex w-[calc(100%-2rem)] max-w-4xl animate-rise items-center gap-2 max-md:flex-wrap max-md:justify-between rounded border border-inverse-line bg-inverse p-2 pl-4 text-inverse-ink shadow-3"
    >
      <p className="flex-none text-small tabular-nums" role="status">
        {choices.length} of {maxCompared}
        <span className="sr-only"> selected to compare</span>
      </p>
      <ul className="flex min-w-0 flex-1 gap-1.5 max-md:order-first max-md:-ml-2 max-md:basis-full">
        {choices.map((choice) => (
          <Chosen key={choice.id} choice={choice} />
        ))}
      </ul>
      <Button look="bare" className="px-3 text-small" onClick={() => compareChoice.write([])}>
        Clear
      </Button>
      <ButtonLink look="quiet" to={shopPaths.comparison(choices.map(({ id }) => id))}>
        Compare
      </ButtonLink>
    </div>
  );
}

const { home, allProducts, deals } = shopPaths;

const isSelectionPage = (path: string): boolean =>
  [home, allProducts, deals].includes(path) || path.startsWith('/shop/product/');

function Chosen({ choice }: { choice: Choice }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`Remove ${choice.name}`}
        onClick={() => toggleCompared(choice)}
        className="flex h-8 max-w-full items-center gap-1.5 rounded-sm border border-inverse-line px-2 text-caption hover:bg-surface-active"
      >
        <span className="truncate">{choice.name}</span>
        <X size={14} className="flex-none" aria-hidden="true" />
      </button>
    </li>
  );
}
