import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettled } from '#web/lib/use-settled.ts';
import { controlLook } from '#web/ui/field.tsx';

const settlesAfterMs = 250;

/** Searches while one types; what is searched for stands in the address. */
export function QueueSearch() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('search') ?? '';
  const [text, setText] = useState(asked);
  const wanted = useSettled(text.trim(), settlesAfterMs);
  useEffect(() => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('search');
        if (wanted) next.set('search', wanted);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [wanted, setQuery]);
  return (
    <input
      type="search"
      aria-label="Find orders"
      placeholder="Number, name, phone or part"
      value={text}
      onChange={(event) => setText(event.target.value)}
      className={`${controlLook} h-11 sm:h-9 sm:max-w-80 sm:text-small`}
    />
  );
}
