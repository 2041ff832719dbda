import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { maxSearchLength } from './search.queries.ts';

/** Search box that submits to the listing, with or without JavaScript. */
export function SearchField() {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const text = typeof typed === 'string' ? typed.trim() : '';
    if (text) void navigate(shopPaths.search(text));
  };
  return (
    <form role="search" action={shopPaths.allProducts} onSubmit={submit} className="relative">
      <Search
        size={18}
        strokeWidth={1.6}
        className="pointer-events-none absolute top-3.25 left-3 text-ink-muted"
        aria-hidden="true"
      />
      <input
        type="search"
        name="search"
        aria-label="Search products"
        placeholder="Search products"
        maxLength={maxSearchLength}
        enterKeyHint="search"
        autoComplete="off"
        className="h-11 w-full rounded border border-line-strong bg-surface-raised pr-3 pl-10 text-input placeholder:text-ink-faint"
      />
    </form>
  );
}
