import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { controlLook } from '#web/ui/form/field.tsx';

const debounceMs = 250;

/** Searches while typing and keeps the search in the URL. */
export function QueueSearch() {
  const [query, setQuery] = useSearchParams();
  const [{ pathname }, { location: nextLocation }] = [useLocation(), useNavigation()];
  const isLeaving = nextLocation !== undefined && nextLocation.pathname !== pathname;
  const urlSearch = query.get('search') ?? '';
  const [text, setText] = useState(urlSearch);
  const [last, setLast] = useState({ urlSearch, sent: urlSearch });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A link can set another search than the typed one.
  if (urlSearch !== last.urlSearch) {
    setLast({ ...last, urlSearch });
    if (urlSearch !== last.sent) setText(urlSearch);
  }
  // Don't search after the user has clicked a link.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (sent: string) => {
    setLast((before) => ({ ...before, sent }));
    const next = new URLSearchParams(globalThis.location.search);
    next.delete('search');
    if (sent) next.set('search', sent);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, debounceMs, typed.trim());
  };
  return (
    <input
      type="search"
      aria-label="Search orders"
      placeholder="Order number, name, phone or product"
      value={text}
      onChange={(event) => type(event.target.value)}
      className={`${controlLook} h-11 sm:h-9 sm:max-w-80 sm:text-small`}
    />
  );
}
