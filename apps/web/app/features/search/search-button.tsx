import { Search } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const load = () => import('./search-dialog.tsx');

/** A field where there is room, else an icon. Either opens the dialog, which is fetched on first wish. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const navigate = useNavigate();
  const open = () => {
    setIsOpen(true);
    load().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      // Without the dialog the listing still finds things; the error shows in the network log.
      (_error: unknown) => navigate(shopPaths.allProducts),
    );
  };
  useSearchKeys(open);
  return (
    <>
      <button
        type="button"
        aria-label="Search parts"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={open}
        className="grid size-11 flex-none place-items-center gap-2.5 rounded hover:bg-surface-active xl:flex xl:h-10 xl:w-62 xl:items-center xl:border xl:border-line-strong xl:bg-surface-raised xl:pr-1.5 xl:pl-3 xl:hover:border-ink xl:hover:bg-surface-raised no-script:hidden"
      >
        <Search className="size-5 flex-none xl:size-4" strokeWidth={1.6} aria-hidden="true" />
        <span className="hidden flex-1 text-left text-small text-ink-faint xl:block">
          Search parts
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

/** Slash, and Ctrl or ⌘ with K, unless somebody is writing. */
function useSearchKeys(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isCommand && !(isSlash && !isWriting(event.target))) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));
