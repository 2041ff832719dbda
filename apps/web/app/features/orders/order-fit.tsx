import { checkedFit, checkedRules } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { Note } from '#web/ui/note.tsx';
import { orderFitQuery } from './orders.queries.ts';

/** What the shop said about these parts when they were bought, and stands by. */
export function OrderFit({ order }: { order: Order }) {
  const { data: fit } = useQuery(orderFitQuery(useApi(), order));
  if (!fit) return null;
  const kind = fit.verdict === 'info' ? 'ok' : fit.verdict;
  return (
    <section aria-label="Fit">
      <Note kind={fit.checked === 0 ? 'unknown' : kind}>
        <p className="font-medium">{checkedFit(fit)}</p>
        <ul className="mt-1 grid gap-1 empty:hidden">
          {fit.told.map(({ sentence, compared }) => (
            <li key={sentence}>
              {sentence} <span className="fact text-caption text-ink-muted">{compared}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-caption text-ink-muted">
          {checkedRules(fit)}, {orderTime(fit.at)}
        </p>
      </Note>
    </section>
  );
}
