import { useState } from 'react';
import { visitStorage } from '#web/lib/browser-storage.ts';
import { useSession } from '#web/lib/session.ts';
import { visitKeys } from '#web/lib/visit-keys.ts';

/** What is done about whom: `answer` or `hide`, and an id. */
type About = `${'answer' | 'hide'}:${string}`;

/** Words that staff began in this tab: a row that leaves the list does not take them along. */
export function useKeptWords(about: About, before: string) {
  const key = useKey();
  const [words, setWords] = useState(() => keptUnder(key)[about] ?? before);
  const keep = (typed?: string) =>
    visitStorage.set(key, JSON.stringify({ ...keptUnder(key), [about]: typed }));
  return {
    words,
    write: (typed: string) => {
      setWords(typed);
      keep(typed);
    },
    forget: () => keep(),
  };
}

/** What was begun about this one. */
export function useBegun(id: string): 'answer' | 'hide' | undefined {
  const kept = keptUnder(useKey());
  return (['answer', 'hide'] as const).find((act) => kept[`${act}:${id}`] !== undefined);
}

const useKey = () => visitKeys.staffWords(useSession().user?.id ?? '');

const keptUnder = (key: string) =>
  (visitStorage.getJson(key) ?? {}) as Readonly<Partial<Record<About, string>>>;
