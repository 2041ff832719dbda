import { isOneOf, orderStatuses } from '@sirkito/commerce';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { dayRangeLabel, parseDay } from '#web/lib/navigation/days-query.ts';
import { useSession } from '#web/lib/session/session.ts';
import { tabStorage } from '#web/lib/storage/browser-storage.ts';
import { tabStorageKeys } from '#web/lib/storage/tab-storage-keys.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { FilterLink } from '#web/ui/filter-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { parseQuickFilter, quickFilterLabels } from '../order-labels.ts';
import { queueQuery, type QueueView } from '../orders.queries.ts';
import { QueueSearch } from './queue-search.tsx';
import { QueueTable } from './queue-table.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { SelectedOrders } from './selected-orders.tsx';
import { pollMs, useLiveOrders } from './use-live-orders.ts';

interface OrderQueueProps {
  action: ReactNode;
  /** Saved views. */
  views: ReactNode;
}

/** Lists orders by status with live updates. */
export function OrderQueue({ action, views }: OrderQueueProps) {
  const [query, setQuery] = useSearchParams();
  const view = parseView(query);
  const isLive = useLiveOrders();
  const { data, error, ...more } = useInfiniteQuery({
    ...queueQuery(useApi(), view),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? false : pollMs,
  });
  const { selected, select, save } = useSelectedOrders();
  const orders = data?.pages.flatMap((page) => page.orders);
  const toggleSort = () =>
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
        <LiveIndicator isLive={isLive} />
        {action}
        <div className="flex w-full gap-2 sm:ml-auto sm:w-auto">
          <QueueSearch />
          <Button look="quiet" size="small" className="h-11! sm:h-9!" onClick={toggleSort}>
            {view.sort === 'newest' ? 'Newest first' : 'Oldest first'}
          </Button>
        </div>
      </div>
      {views}
      <QueueFilters {...view} />
      <QueueTabs view={view} result={data?.pages[0]} />
      <ErrorNote error={error} />
      {!orders && !error && <Skeleton className="h-96 w-full" />}
      {orders?.length === 0 && <p className="py-8 text-ink-muted">{emptyMessage(view)}</p>}
      {orders && orders.length > 0 && (
        <QueueTable orders={orders} selected={selected} onSelect={select} />
      )}
      <SelectedOrders selected={selected} onPrint={save} onClear={() => select(new Set())} />
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

function LiveIndicator({ isLive }: { isLive: boolean }) {
  return (
    <p role="status" className="inline-flex items-center gap-2 text-small text-ink-muted">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${isLive ? 'bg-positive' : 'border border-line-strong'}`}
      />
      {isLive ? 'Live' : 'Refreshes every 10 s'}
    </p>
  );
}

function emptyMessage({ search, from, to, only }: QueueView): string {
  if (search) return 'No orders match. Try an order number, full name, mobile number or product.';
  if (only === 'waiting') return 'No orders waiting over 2 days.';
  if (only === 'refund_due') return 'No refunds due.';
  if (only === 'review') return 'No cash orders to approve.';
  return from || to ? 'No orders in this period.' : 'No orders yet.';
}

function parseView(query: URLSearchParams): QueueView {
  const status = query.get('status');
  return {
    status: isOneOf(orderStatuses, status) ? status : undefined,
    search: query.get('search') ?? '',
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
    from: parseDay(query.get('from')),
    to: parseDay(query.get('to')),
    only: parseQuickFilter(query.get('only')),
  };
}

/** Lists the active filters; each links to the queue without it. */
function QueueFilters({ from, to, only }: Pick<QueueView, 'from' | 'to' | 'only'>) {
  if (!from && !to && !only) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {(from || to) && <FilterLink name={dayRangeLabel(from, to)} fields={['from', 'to']} />}
      {only && <FilterLink name={quickFilterLabels[only]} fields={['only']} />}
    </div>
  );
}

/** Returns the selected orders. The selection survives one trip to the print page. */
function useSelectedOrders() {
  const { user } = useSession();
  const key = tabStorageKeys.selectedOrders(user?.id ?? '');
  const [selected, setSelected] = useState(() => readStored(key));
  // Restore only once: by the next visit they have likely been shipped.
  useEffect(() => tabStorage.remove(key), [key]);
  const save = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    const opensNewTab = ctrlKey || metaKey || shiftKey;
    // The print page of a single order links back to that order.
    if (!opensNewTab && selected.size > 1) tabStorage.set(key, JSON.stringify([...selected]));
  };
  return { selected, select: setSelected, save };
}

function readStored(key: string): ReadonlySet<string> {
  const stored = tabStorage.getJson(key);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}
