import { messagesStaffPaths } from '@sirkito/contracts/content/staff-messages-paths';
import type { MessagesQueryInput } from '@sirkito/contracts/content/staff-messages-schemas';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { buttonLook } from '#web/ui/buttons/button-style.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SmallSelect } from '../shared/forms/small-field.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { messageListKey, messagesKey } from '../shared/query-keys.ts';
import { SearchInput } from '../shared/search-input.tsx';
import { MessageItem } from './message-item.tsx';

/** Lists contact form messages, newest first. */
export function MessagesPage() {
  const [api, queries] = [useApi(), useQueryClient()];
  const [search] = useSearchParams();
  // The API validates the values.
  const query = Object.fromEntries(search) as MessagesQueryInput;
  const { data, error } = useQuery(messagesQuery(api, query));
  const mark = async (id: string, isAnswered: boolean) => {
    try {
      await api(messagesStaffPaths.mark, { params: { id }, body: { isAnswered } });
    } finally {
      await queries.invalidateQueries({ queryKey: messagesKey });
    }
  };
  return (
    <>
      <PageHead title="Messages" note="From the contact form" />
      <Filters />
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data?.data.length === 0 && (
        <p className="text-ink-muted">
          {search.size > 0 ? 'No messages found.' : 'No messages yet.'}
        </p>
      )}
      <ul
        aria-label="Messages"
        className="grid rounded border border-line bg-surface-raised empty:hidden"
      >
        {data?.data.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            onMark={(isAnswered) => mark(message.id, isAnswered)}
          />
        ))}
      </ul>
      {data?.next && (
        <p className="mt-4">
          <Link
            className={buttonLook('quiet', 'small')}
            to={`?${new URLSearchParams([...search].filter(([name]) => name !== 'after').concat([['after', data.next]]))}`}
          >
            Older
          </Link>
        </p>
      )}
    </>
  );
}

function Filters() {
  const [search, setSearch] = useSearchParams();
  const show = search.get('show') ?? '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    setSearch(
      fields.flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && value ? [[name, value]] : [],
      ),
    );
  };
  return (
    <form role="search" onSubmit={submit} className="mb-4 flex max-w-xl flex-wrap gap-2">
      <div className="min-w-40 flex-1">
        <SearchInput aria-label="Search by email" placeholder="Email address" />
      </div>
      <div className="w-36">
        <SmallSelect key={show} name="show" aria-label="Show" defaultValue={show}>
          <option value="">All</option>
          <option value="waiting">Unanswered</option>
        </SmallSelect>
      </div>
      <Button type="submit" look="quiet" size="small" className="h-11! sm:h-9!">
        Search
      </Button>
    </form>
  );
}

const messagesQuery = (api: Api, query: MessagesQueryInput) =>
  queryOptions({
    queryKey: messageListKey(query),
    queryFn: ({ signal }) => api(messagesStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
