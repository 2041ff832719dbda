import { orderStatuses, type OrderStatus } from '@sirkito/commerce';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { dayIn } from '#web/lib/days-in-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { queueQuery, type QueueView } from './admin-orders.queries.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { onlyIn } from './order-words.ts';
import { QueueLimits } from './queue-limits.tsx';
import { QueueSearch } from './queue-search.tsx';
import { QueueTable } from './queue-table.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { useChosenOrders } from './use-chosen-orders.ts';
import { pollMs, useLiveOrders } from './use-live-orders.ts';

interface OrderQueueProps {
  action: ReactNode;
  /** Queues that one comes back to. */
  views: ReactNode;
}

/** Orders by status, as they come in. */
export function OrderQueue({ action, views }: OrderQueueProps) {
  const [query, setQuery] = useSearchParams();
  const view = viewIn(query);
  const isLive = useLiveOrders();
  const { data, error, ...more } = useInfiniteQuery({
    ...queueQuery(useApi(), view),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? false : pollMs,
  });
  const { chosen, choose, keep } = useChosenOrders();
  const orders = data?.pages.flatMap((page) => page.orders);
  const turn = () =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (view.sort === 'newest') next.set('sort', 'oldest');
      else next.delete('sort');
      return next;
    });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-title font-[560]">Orders</h1>
        <Live isLive={isLive} />
        {action}
        <div className="flex w-full gap-2 sm:ml-auto sm:w-auto">
          <QueueSearch />
          <Button look="quiet" size="small" className="h-11! sm:h-9!" onClick={turn}>
            {view.sort === 'newest' ? 'Newest first' : 'Oldest first'}
          </Button>
        </div>
      </div>
      {views}
      <QueueLimits {...view} />
      <QueueTabs view={view} found={data?.pages[0]} />
      <Failed why={error} />
      {!orders && !error && <Skeleton className="h-96 w-full" />}
      {orders?.length === 0 && <p className="py-8 text-ink-muted">{nothing(view)}</p>}
      {orders && orders.length > 0 && (
        <QueueTable orders={orders} chosen={chosen} onChoose={choose} />
      )}
      <ChosenOrders chosen={chosen} onPrint={keep} onNone={() => choose(new Set())} />
      {more.hasNextPage && (
        <div>
          <Button
            look="quiet"
            isBusy={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

function Live({ isLive }: { isLive: boolean }) {
  return (
    <p role="status" className="inline-flex items-center gap-2 text-small text-ink-muted">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${isLive ? 'bg-positive' : 'border border-line-strong'}`}
      />
      {isLive ? 'Live' : 'Looked at every 10 s'}
    </p>
  );
}

function nothing({ search, from, to, only }: QueueView): string {
  if (search) return 'No order matches. Try a number, a whole name, a phone number or a part.';
  if (only === 'waiting') return 'No order waits for more than two days.';
  if (only === 'owed') return 'No order is to be paid back.';
  return from || to ? 'No order was placed in these days.' : 'Nothing here.';
}

function viewIn(query: URLSearchParams): QueueView {
  const status = query.get('status') as OrderStatus;
  return {
    status: orderStatuses.includes(status) ? status : undefined,
    search: query.get('search') ?? '',
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    only: onlyIn(query.get('only')),
  };
}
