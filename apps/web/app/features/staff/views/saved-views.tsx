import { viewsStaffPaths } from '@sirkito/contracts/paths/views-staff';
import type { ViewsQuery, ViewsReply } from '@sirkito/contracts/views-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { viewAddress } from './view-address.ts';
import { ViewNaming } from './view-naming.tsx';
import { viewsQuery } from './views.queries.ts';

/** Lists that one comes back to, as chips; the one that is shown can be renamed or removed. */
export function SavedViews({ page }: { page: ViewsQuery['page'] }) {
  const [search] = useSearchParams();
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: views = [] } = useQuery(viewsQuery(api, page));
  const [naming, setNaming] = useState<'new' | 'other'>();
  const address = viewAddress(search);
  const current = views.find((view) => view.address === address);
  const [isBusy, once] = useOnce();
  const take = (ask: () => Promise<ViewsReply>) =>
    once(async () => {
      queries.setQueryData(viewsQuery(api, page).queryKey, (await ask()).data);
      setNaming(undefined);
    });
  const save = (name: string) =>
    take(() => api(viewsStaffPaths.save, { body: { page, name, address } }));
  const rename = (name: string) =>
    take(() => api(viewsStaffPaths.rename, { params: { id: current?.id ?? '' }, body: { name } }));
  const remove = (id: string) => take(() => api(viewsStaffPaths.remove, { params: { id } }));
  if (views.length === 0 && !address) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Saved views" className="flex flex-wrap gap-2 empty:hidden">
        {views.map(({ id, name, address: to }) => (
          <li key={id}>
            <Link
              to={`?${to}`}
              state={{ view: id }}
              aria-current={id === current?.id ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line px-3.5 text-small hover:bg-surface-active aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-active aria-[current=page]:font-medium sm:min-h-8"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {naming === 'new' && (
        <ViewNaming
          action="Save"
          isBusy={isBusy}
          onName={save}
          onLeave={() => setNaming(undefined)}
        />
      )}
      {naming === 'other' && current && (
        <ViewNaming
          key={current.id}
          action="Rename"
          name={current.name}
          isBusy={isBusy}
          onName={rename}
          onLeave={() => setNaming(undefined)}
        />
      )}
      {!naming && !current && address && (
        <Button look="bare" size="small" disabled={isBusy} onClick={() => setNaming('new')}>
          Save this view
        </Button>
      )}
      {!naming && current && (
        <>
          <Button look="bare" size="small" disabled={isBusy} onClick={() => setNaming('other')}>
            Rename
            <span className="sr-only"> the view {current.name}</span>
          </Button>
          <Button
            look="bare"
            size="small"
            disabled={isBusy}
            onClick={() => void remove(current.id)}
          >
            Remove
            <span className="sr-only"> the view {current.name}</span>
          </Button>
        </>
      )}
    </div>
  );
}
