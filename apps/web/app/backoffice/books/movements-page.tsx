import { bookMethodName, formatDateTime, formatPesos, isOneOf } from '@sirkito/commerce';
import type { Movement } from '@sirkito/contracts/reports/staff-books-schemas';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { dayRangeLabel, parseDay } from '#web/lib/navigation/days-query.ts';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { FilterLink } from '#web/ui/filter-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SampleBadge } from '../shared/sample-badge.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { toShopTime } from '../shared/shop-clock.ts';
import { Cell, Heading, Row, Table } from '../shared/table.tsx';
import { movementsQuery } from './books.queries.ts';
import { NextPage } from './next-page.tsx';

const kindNames: Record<Movement['kind'], string> = { payment: 'Payment', refund: 'Refund' };

/** Lists payments received and refunds completed on the days in the URL, by default today. */
export function MovementsPage() {
  const [search] = useSearchParams();
  const today = toShopTime(new Date().toISOString()).slice(0, 10);
  const [kind, after] = [search.get('kind'), search.get('after')];
  const [from, to] = [parseDay(search.get('from')) ?? today, parseDay(search.get('to')) ?? today];
  const query = {
    from,
    to,
    ...(isOneOf(['payment', 'refund'] as const, kind) && { kind }),
    ...(after && { after }),
  };
  const { data, error, isPlaceholderData } = useQuery(movementsQuery(useApi(), query));
  const sums = data && [
    ...(query.kind === 'refund' ? [] : [`Paid ${formatPesos(data.total.paid)}`]),
    ...(query.kind === 'payment' ? [] : [`Refunded ${formatPesos(data.total.refunded)}`]),
    ...(query.kind ? [] : [`Net ${formatPesos(data.total.net)}`]),
  ];
  return (
    <>
      <PageHead title="Payments and refunds" note={dayRangeLabel(from, to)} />
      <div className="grid gap-4">
        {query.kind && (
          <div>
            <FilterLink name={`${kindNames[query.kind]}s`} fields={['kind']} />
          </div>
        )}
        <ErrorNote error={error} />
        {!data && !error && <Skeleton className="h-96 w-full" />}
        {sums && (
          <p
            role="status"
            className="flex flex-wrap gap-x-4 text-small text-ink-muted tabular-nums *:whitespace-nowrap"
          >
            {sums.map((sum) => (
              <span key={sum}>{sum}</span>
            ))}
          </p>
        )}
        {data && data.movements.length > 0 && (
          <MovementTable movements={data.movements} isStale={isPlaceholderData} />
        )}
        <NextPage next={data?.next} />
      </div>
    </>
  );
}

interface MovementTableProps {
  movements: readonly Movement[];
  isStale: boolean;
}

function MovementTable({ movements, isStale }: MovementTableProps) {
  const head = (
    <>
      <Heading isWide>Order</Heading>
      <Heading from="sm">Date</Heading>
      <Heading isNumber>Amount</Heading>
    </>
  );
  return (
    <Table caption="Payments and refunds" head={head} isStale={isStale}>
      {movements.map((movement) => (
        <Row key={movement.id}>
          <Cell isWide>
            <span className="flex items-center gap-2">
              <Link
                to={staffPaths.order(movement.orderId)}
                className="font-mono font-medium hover:underline"
              >
                {movement.orderNumber}
              </Link>
              <SampleBadge {...movement} />
            </span>
            <p className="truncate text-caption text-ink-muted">
              {kindNames[movement.kind]} · {bookMethodName(movement.method)}
            </p>
          </Cell>
          <Cell from="sm">{formatDateTime(movement.at)}</Cell>
          <Cell isNumber>{formatPesos(movement.amount)}</Cell>
        </Row>
      ))}
    </Table>
  );
}
