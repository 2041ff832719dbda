import { viewsStaffPaths } from '@sirkito/contracts/saved-views/staff-paths';
import type { ViewsQuery, ViewsReply } from '@sirkito/contracts/saved-views/staff-schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { savedViewsKey } from '../query-keys.ts';
import { ViewNameForm } from './view-name-input.tsx';
import { viewQuery } from './view-query.ts';

/** Shows saved views as chips; the current one can be renamed or deleted. */
export function SavedViews({ page }: { page: ViewsQuery['page'] }) {
  const [search] = useSearchParams();
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: views = [] } = useQuery(viewsQuery(api, page));
  const [naming, setNaming] = useState<'new' | 'other'>();
  const query = viewQuery(search);
  const current = views.find((view) => view.query === query);
  const { mutateAsync: update, isPending: isBusy } = useSingleFlightMutation({
    mutationFn: (request: () => Promise<ViewsReply>) => request(),
    onSuccess: ({ data }) => {
      queries.setQueryData(viewsQuery(api, page).queryKey, data);
      setNaming(undefined);
    },
    onError: toastError,
  });
  const save = (name: string) =>
    update(() => api(viewsStaffPaths.save, { body: { page, name, query } }));
  const rename = (name: string) =>
    update(() =>
      api(viewsStaffPaths.rename, { params: { id: current?.id ?? '' }, body: { name } }),
    );
  const remove = (id: string) => update(() => api(viewsStaffPaths.remove, { params: { id } }));
  if (views.length === 0 && !query) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Saved views" className="flex flex-wrap gap-2 empty:hidden">
        {views.map(({ id, name, query: to }) => (
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
        <ViewNameForm
          action="Save"
          isBusy={isBusy}
          onName={save}
          onCancel={() => setNaming(undefined)}
        />
      )}
      {naming === 'other' && current && (
        <ViewNameForm
          key={current.id}
          action="Rename"
          name={current.name}
          isBusy={isBusy}
          onName={rename}
          onCancel={() => setNaming(undefined)}
        />
      )}
      {!naming && !current && query && (
        <Button look="bare" size="small" disabled={isBusy} onClick={() => setNaming('new')}>
          Save view
        </Button>
      )}
      {!naming && current && (
        <>
          <Button look="bare" size="small" disabled={isBusy} onClick={() => setNaming('other')}>
            Rename
            <span className="sr-only"> view {current.name}</span>
          </Button>
          <Button
            look="bare"
            size="small"
            disabled={isBusy}
            onClick={() => void remove(current.id)}
          >
            Delete
            <span className="sr-only"> view {current.name}</span>
          </Button>
        </>
      )}
    </div>
  );
}

const viewsQuery = (api: Api, page: ViewsQuery['page']) =>
  queryOptions({
    queryKey: savedViewsKey(page),
    queryFn: async ({ signal }) =>
      (await api(viewsStaffPaths.list, { query: { page }, signal })).data,
  });
