import { evaluate, onePc, tellBuyer } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { Note } from '#web/ui/note.tsx';
import { toPart } from './build-view.ts';
import { partsQuery } from './builds.queries.ts';

/** What speaks against using the parts of a cart together. It warns and never stands in the way. */
export function CartFit({ ids }: { ids: readonly string[] }) {
  const { data: parts = [] } = useQuery(partsQuery(useApi(), ids));
  const fitted = onePc(parts.map(toPart));
  if (!fitted) return null;
  const told = evaluate(fitted).findings.filter(tellBuyer);
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
