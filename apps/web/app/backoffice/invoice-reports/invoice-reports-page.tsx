import { formatNumber, isKeyOf, keysOf } from '@sirkito/commerce';
import { invoiceReportPaths } from '@sirkito/contracts/invoices/reports-paths';
import type {
  InvoiceReportsQueryInput,
  InvoiceReportsReply,
  InvoiceReportState,
} from '@sirkito/contracts/invoices/reports-schemas';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useCurrentTab } from '#web/lib/navigation/use-current-tab.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { invoiceReportListKey } from '../shared/query-keys.ts';
import { ReportAgain } from './report-again.tsx';
import { canReportAgain, ReportList } from './report-list.tsx';

/** Tabs by state, in order. */
const names: Readonly<Record<InvoiceReportState, string>> = {
  rejected: 'Rejected',
  overdue: 'Not reported in time',
  waiting: 'Waiting',
  accepted: 'Accepted',
};

const empty: Readonly<Record<InvoiceReportState, string>> = {
  rejected: 'No rejected documents',
  overdue: 'No overdue reports',
  waiting: 'No reports waiting',
  accepted: 'No accepted reports yet',
};

function parseState(search: URLSearchParams): InvoiceReportState {
  const state = search.get('state') ?? '';
  return isKeyOf(names, state) ? state : 'rejected';
}

/** Lists the invoices and memos reported to the tax office, those it rejected first. */
export function InvoiceReportsPage() {
  const [search] = useSearchParams();
  const state = parseState(search);
  const after = search.get('after');
  const { data, error, isPlaceholderData } = useQuery(
    invoiceReportsQuery(useApi(), { state, ...(after && { after }) }),
  );
  return (
    <>
      <PageHead title="Tax office reports" note="Invoices and memos reported to the tax office">
        {(state === 'rejected' || state === 'overdue') &&
          data?.isOn &&
          data.data.filter(canReportAgain).length > 1 && <ReportAgain which={{ state }} />}
      </PageHead>
      {data && !data.isOn && (
        <div className="mb-4">
          <Note kind="info">
            Reporting is off: nothing is sent to the tax office. It's turned on in the server's
            settings, as the runbook describes.
          </Note>
        </div>
      )}
      <States shown={state} counts={data?.counts} />
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data?.data.length === 0 && <p className="text-ink-muted">{empty[state]}</p>}
      {data && data.data.length > 0 && (
        <ReportList
          reports={data.data}
          state={state}
          isOn={data.isOn}
          isStale={isPlaceholderData}
        />
      )}
      {data?.next && (
        <p className="mt-4">
          <ButtonLink look="quiet" size="small" to={`?state=${state}&after=${data.next}`}>
            Older
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface StatesProps {
  shown: InvoiceReportState;
  counts: InvoiceReportsReply['counts'] | undefined;
}

function States({ shown, counts }: StatesProps) {
  return (
    <nav
      ref={useCurrentTab(shown)}
      aria-label="States"
      className="-mx-4 mb-5 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-1 border-b border-line">
        {keysOf(names).map((state) => (
          <li key={state}>
            <Link
              to={`?state=${state}`}
              aria-current={state === shown ? 'page' : undefined}
              className="block px-3 py-2.5 text-small whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)]"
            >
              {names[state]}
              {state !== 'accepted' && counts && ` (${formatNumber(counts[state])})`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const invoiceReportsQuery = (api: Api, query: InvoiceReportsQueryInput) =>
  queryOptions({
    queryKey: invoiceReportListKey(query),
    queryFn: ({ signal }) => api(invoiceReportPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
