import { Search } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const load = () => import('./search-dialog.tsx');

/** A field on wide screens, else an icon. Opens the search dialog, loaded on first use. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const navigate = useNavigate();
  const open = () => {
    setIsOpen(true);
    load().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      // The dialog failed to load; fall back to the listing. The browser logs the error.
      (_error: unknown) => navigate(shopPaths.allProducts),
    );
  };
  useSearchKeys(open);
  return (
    <>
      <button
        type="button"
        aria-label="Search products"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={open}
        className="grid size-11 flex-none place-items-center gap-2.5 rounded hover:bg-surface-active xl:flex xl:h-10 xl:w-62 xl:items-center xl:border xl:border-line-strong xl:bg-surface-raised xl:pr-1.5 xl:pl-3 xl:hover:border-ink xl:hover:bg-surface-raised no-script:hidden"
      >
        <Search className="size-5 flex-none xl:size-4" strokeWidth={1.6} aria-hidden="true" />
        <span className="hidden flex-1 text-left text-small text-ink-faint xl:block">
          Search products
        </span>
        <kbd
          aria-hidden="true"
          className="fact hidden h-6.5 min-w-6.5 place-items-center rounded-sm border border-line text-caption text-ink-faint xl:grid"
        >
          /
        </kbd>
      </button>
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

/** Opens search on / and on Ctrl or ⌘ with K, except while typing. */
function useSearchKeys(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isCommand && !(isSlash && !isTyping(event.target))) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));
