import { formatCount, formatDateTime } from '@sirkito/commerce';
import type { AuditEntry } from '@sirkito/contracts/staff/staff-log-schemas';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { buttonLook } from '#web/ui/buttons/button-style.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { SearchInput } from '../shared/search-input.tsx';
import { auditActionLabel } from './audit-actions.ts';
import { auditChanges } from './audit-changes.ts';
import { SubjectLink } from './log-subject.tsx';
import { auditQuery } from './staff.queries.ts';

/** Lists every change by staff with before and after. The log is append-only. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const query: Record<string, string> = Object.fromEntries(search);
  const { data, error } = useQuery(auditQuery(useApi(), query));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    setSearch(typeof text === 'string' && text ? { search: text } : {});
  };
  return (
    <>
      <PageHead title="Audit log" note="Every change by staff" />
      <form role="search" onSubmit={submit} className="mb-4 flex max-w-lg gap-2">
        <SearchInput aria-label="Search audit log" placeholder="Order, product or person" />
        <Button type="submit" look="quiet" size="small" className="h-11! sm:h-9!">
          Search
        </Button>
      </form>
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data?.data.length === 0 && <p className="text-ink-muted">No matching entries.</p>}
      <ul className="grid rounded border border-line bg-surface-raised empty:hidden">
        {data?.data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {data?.next && (
        <p className="mt-4">
          <Link
            className={buttonLook('quiet', 'small')}
            to={`?${new URLSearchParams({ ...query, after: data.next })}`}
          >
            Older
          </Link>
        </p>
      )}
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, subject, before, after } = entry;
  const changes = auditChanges(before, after);
  return (
    <li className="grid items-baseline gap-x-4 border-b border-line px-4 py-2.5 text-small last:border-b-0 sm:grid-cols-[11rem_10rem_minmax(0,1fr)_auto]">
      <span className="text-ink-muted tabular-nums">{formatDateTime(at)}</span>
      <span className="truncate">{actor.userName ?? 'Deleted account'}</span>
      <span className="wrap-anywhere">
        <span className="font-medium">{auditActionLabel(action)}</span>{' '}
        <SubjectLink subject={subject} />
      </span>
      {changes.length > 0 && (
        <details className="text-caption sm:open:col-span-full">
          <summary className="cursor-pointer py-1 text-ink-muted underline decoration-line-strong underline-offset-4 hover:decoration-ink">
            {formatCount(changes.length, 'change')}
          </summary>
          <dl className="grid gap-1.5 pt-2 pb-1">
            {changes.map(({ field, was, is }) => (
              <div key={field} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <dt className="text-ink-muted">{field}</dt>
                <dd className="fact wrap-anywhere">
                  {was} → {is}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
