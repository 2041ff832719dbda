import { formatDateTime } from '@sirkito/commerce';
import type {
  SecurityLogEntry,
  SecurityLogQueryInput,
} from '@sirkito/contracts/staff/staff-log-schemas';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { Cell, Heading, Row, Table } from '../shared/table.tsx';
import { SubjectLink } from './log-subject.tsx';
import { SecurityFilters } from './security-filters.tsx';
import { securityDetails, securityKindLabel } from './security-labels.ts';
import { securityLogQuery } from './staff.queries.ts';

/** Lists sign-ins, refused calls and views of personal data. The log is append-only. */
export function SecurityPage() {
  const [search] = useSearchParams();
  // The API validates the values.
  const query = Object.fromEntries(search) as SecurityLogQueryInput;
  const { data, error, isPlaceholderData } = useQuery(securityLogQuery(useApi(), query));
  const older = new URLSearchParams(search);
  if (data?.next) older.set('after', data.next);
  return (
    <>
      <PageHead
        title="Security log"
        note="Sign-ins, access and views of personal data, for a year"
      />
      <SecurityFilters />
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data?.data.length === 0 && <p className="text-ink-muted">No matching events.</p>}
      {data && data.data.length > 0 && <Events events={data.data} isStale={isPlaceholderData} />}
      {data?.next && (
        <p className="mt-4">
          <ButtonLink look="quiet" size="small" to={`?${older}`}>
            Older
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface EventsProps {
  events: readonly SecurityLogEntry[];
  isStale: boolean;
}

function Events({ events, isStale }: EventsProps) {
  const head = (
    <>
      <Heading from="sm">Time</Heading>
      <Heading isWide>Event</Heading>
      <Heading from="sm">Account</Heading>
      <Heading from="md">Network</Heading>
    </>
  );
  return (
    <Table caption="Security events" head={head} isStale={isStale}>
      {events.map((event) => (
        <Row key={event.id}>
          <Cell from="sm">
            <span className="text-ink-muted tabular-nums">{formatDateTime(event.at)}</span>
          </Cell>
          <Cell isWide>
            <Happened event={event} />
            <p className="text-caption text-ink-muted sm:hidden">
              <AccountName account={event.account} />
              {event.network && ` · ${event.network}`}
            </p>
            <p className="text-caption text-ink-muted tabular-nums sm:hidden">
              {formatDateTime(event.at)}
            </p>
          </Cell>
          <Cell from="sm">
            <AccountName account={event.account} />
          </Cell>
          <Cell from="md">
            {event.network && (
              <Link to={`?${new URLSearchParams({ address: event.network })}`} className="fact">
                {event.network}
              </Link>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Happened({ event }: { event: SecurityLogEntry }) {
  const details = securityDetails(event);
  return (
    <p className="wrap-anywhere">
      <span className="font-medium">{securityKindLabel(event.kind)}</span>
      {event.subject && (
        <>
          {' '}
          <SubjectLink subject={event.subject} />
        </>
      )}
      {details && <span className="text-ink-muted"> · {details}</span>}
    </p>
  );
}

function AccountName({ account }: Pick<SecurityLogEntry, 'account'>) {
  if (!account) return <span className="text-ink-muted">Not signed in</span>;
  if (account.userName === null) return <span className="text-ink-muted">Deleted account</span>;
  return (
    <Link
      to={account.isStaff ? staffPages.staff : staffPages.customer(account.id)}
      className="hover:underline"
    >
      {account.userName}
    </Link>
  );
}
