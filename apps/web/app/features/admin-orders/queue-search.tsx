import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { controlLook } from '#web/ui/field.tsx';

const settlesAfterMs = 250;

/** Searches while one types; what is searched for stands in the address. */
export function QueueSearch() {
  const [query, setQuery] = useSearchParams();
  const [{ pathname }, { location: ahead }] = [useLocation(), useNavigation()];
  const isLeaving = ahead !== undefined && ahead.pathname !== pathname;
  const asked = query.get('search') ?? '';
  const [text, setText] = useState(asked);
  const [told, setTold] = useState({ asked, sent: asked });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A link can ask for something else than what was typed.
  if (asked !== told.asked) {
    setTold({ ...told, asked });
    if (asked !== told.sent) setText(asked);
  }
  // Whoever has pressed a link meanwhile wants to be there.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (sent: string) => {
    setTold((before) => ({ ...before, sent }));
    const next = new URLSearchParams(globalThis.location.search);
    next.delete('search');
    if (sent) next.set('search', sent);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, settlesAfterMs, typed.trim());
  };
  return (
    <input
      type="search"
      aria-label="Find orders"
      placeholder="Number, name, phone or part"
      value={text}
      onChange={(event) => type(event.target.value)}
      className={`${controlLook} h-11 sm:h-9 sm:max-w-80 sm:text-small`}
    />
  );
}
