import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

const key =
  'fact mr-2 inline-grid h-5 place-items-center rounded-sm border border-line px-1.5 text-micro';

/** Shows keyboard hints and a link to all results. */
export function SearchFoot({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <div className="flex min-h-11 items-center gap-5 border-t border-line px-4 text-caption text-ink-muted">
      <p className="hidden flex-none sm:block" aria-hidden="true">
        <kbd className={key}>↑↓</kbd>Select
      </p>
      <p className="hidden flex-none sm:block" aria-hidden="true">
        <kbd className={key}>Enter</kbd>Search or open
      </p>
      <Link
        to={shopPaths.search(text)}
        onClick={onLeave}
        className="ml-auto min-w-0 truncate py-3 font-medium text-ink hover:underline hover:decoration-line-strong hover:underline-offset-4"
      >
        All results for “{text}”
      </Link>
    </div>
  );
}
