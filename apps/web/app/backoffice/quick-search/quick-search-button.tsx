import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { QuickSearchPage } from './quick-search-dialog.tsx';

const load = () => import('./quick-search-dialog.tsx');
const QuickSearchDialog = lazy(async () => ({ default: (await load()).QuickSearchDialog }));

/** Opens the dialog to jump to an order, product or page. Also on Ctrl or ⌘ with K. */
export function QuickSearchButton({ pages }: { pages: readonly QuickSearchPage[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const open = () => {
    setIsLoaded(true);
    setIsOpen(true);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={open}
        className="grid size-11 place-items-center gap-2.5 rounded hover:bg-surface-active sm:flex sm:h-9 sm:w-72 sm:items-center sm:border sm:border-line-strong sm:bg-surface-raised sm:pr-1.5 sm:pl-3 sm:hover:border-ink sm:hover:bg-surface-raised"
      >
        <Search className="size-5 flex-none sm:size-4" strokeWidth={1.6} aria-hidden="true" />
        <span className="flex-1 text-left text-small text-ink-muted max-sm:sr-only">
          <span className="sr-only">Jump to: </span>
          Order, product or page
        </span>
        <kbd
          aria-hidden="true"
          className="fact hidden h-6 place-items-center rounded-sm border border-line px-1.5 text-caption text-ink-muted sm:grid"
        >
          ⌘K
        </kbd>
      </button>
      {isLoaded && (
        <Suspense>
          <QuickSearchDialog pages={pages} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
