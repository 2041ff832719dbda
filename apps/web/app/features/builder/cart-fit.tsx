import { evaluate, slotOf } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { Note } from '#web/ui/note.tsx';
import { toPart } from './build-view.ts';
import { partsQuery } from './builds.queries.ts';

/** What speaks against using the parts of a cart together. It warns and never stands in the way. */
export function CartFit({ ids }: { ids: readonly string[] }) {
  const { data: parts = [] } = useQuery(partsQuery(useApi(), ids));
  const fitted = parts.filter(({ category }) => slotOf(category.id));
  // Two processors are two PCs, and nobody can tell which part is for which.
  const single = fitted.map(({ category }) => slotOf(category.id)).filter((slot) => !slot?.isMany);
  if (fitted.length < 2 || new Set(single).size < single.length) return null;
  const told = evaluate(fitted.map(toPart)).findings.filter(
    ({ rule, verdict, parts: about }) =>
      about.length > 1 &&
      rule !== 'Q1' &&
      (verdict === 'error' || verdict === 'warn' || (rule === 'C2' && verdict === 'info')),
  );
  return (
    <ul aria-label="Fit" className="grid gap-2 pb-4 empty:hidden">
      {told.map(({ sentence, compared, verdict }) => (
        <li key={sentence}>
          <Note kind={verdict}>
            {sentence} <span className="fact text-caption text-ink-muted">{compared}</span>
          </Note>
        </li>
      ))}
    </ul>
  );
}
