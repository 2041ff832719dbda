import { fitSummary, fitCheckCount, formatDateTime } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Note } from '#web/ui/note.tsx';
import { orderFitQuery } from './orders.queries.ts';

/** Shows the compatibility result stored with the order. */
export function OrderFit({ order }: { order: Order }) {
  const { data: fit } = useQuery(orderFitQuery(useApi(), order));
  if (!fit) return null;
  const kind = fit.verdict === 'info' ? 'ok' : fit.verdict;
  return (
    <section aria-label="Compatibility">
      <Note kind={fit.checked === 0 ? 'unknown' : kind}>
        <p className="font-medium">{fitSummary(fit)}</p>
        <ul className="mt-1 grid gap-1 empty:hidden">
          {fit.findings.map(({ sentence, compared }) => (
            <li key={sentence}>
              {sentence} <span className="fact text-caption text-ink-muted">{compared}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-caption text-ink-muted">
          {fitCheckCount(fit)}, {formatDateTime(fit.at)}
        </p>
      </Note>
    </section>
  );
}
