import { isKeyOf } from '@sirkito/commerce';
import { reviewStaffPaths } from '@sirkito/contracts/reviews/staff-paths';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useCurrentTab } from '#web/lib/navigation/use-current-tab.ts';
import { PageButtons } from '#web/ui/buttons/page-buttons.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { staffQuestionListKey, staffReviewListKey } from '../shared/query-keys.ts';
import { StaffQuestionRow } from './staff-question-row.tsx';
import { StaffReviewRow } from './staff-review-row.tsx';

type Tab = { name: string } & ({ reviews: ShownReviews } | { questions: ShownQuestions });

/** Tabs by query parameter. */
const tabs = {
  reported: { name: 'Reported', reviews: 'reported' },
  unanswered: { name: 'Unanswered', reviews: 'unanswered' },
  questions: { name: 'Open questions', questions: 'unanswered' },
  hidden: { name: 'Hidden', reviews: 'hidden' },
  'hidden-questions': { name: 'Hidden questions', questions: 'hidden' },
  all: { name: 'All reviews', reviews: 'all' },
  'all-questions': { name: 'All questions', questions: 'all' },
} satisfies Record<string, Tab>;

const parseTab = (query: URLSearchParams): keyof typeof tabs => {
  const show = query.get('show') ?? '';
  return isKeyOf(tabs, show) ? show : 'reported';
};

/** Moderates reviews and questions. */
export function StaffReviewsPage() {
  const [query, setQuery] = useSearchParams();
  const shown = parseTab(query);
  const tab: Tab = tabs[shown];
  const page = Math.max(1, Number(query.get('page')) || 1);
  const goToPage = (next: number, isReplaced = false) =>
    setQuery({ show: shown, page: String(next) }, { replace: isReplaced });
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-[560]">Reviews</h1>
      <nav
        ref={useCurrentTab(shown)}
        aria-label="Reviews and questions"
        className="-mx-4 -mb-2 overflow-x-auto px-4 sm:mx-0 sm:px-0"
      >
        <ul className="flex gap-1 border-b border-line">
          {Object.entries(tabs).map(([show, { name }]) => (
            <li key={show}>
              <Link
                to={`?show=${show}`}
                aria-current={show === shown ? 'page' : undefined}
                className="block px-3 py-2.5 text-small whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)]"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {'questions' in tab ? (
        <Questions key={shown} show={tab.questions} page={page} onPage={goToPage} />
      ) : (
        <Reviews show={tab.reviews} page={page} onPage={goToPage} />
      )}
    </div>
  );
}

interface ListProps {
  page: number;
  onPage: (page: number, isReplaced?: boolean) => void;
}

function Reviews({ show, page, onPage }: ListProps & { show: ShownReviews }) {
  const { data, error } = useQuery(staffReviewsQuery(useApi(), show, page));
  return (
    <PagedList reply={data} error={error} label="Reviews" onPage={onPage}>
      {data?.data.map((review) => (
        <StaffReviewRow key={review._id} review={review} />
      ))}
    </PagedList>
  );
}

function Questions({ show, page, onPage }: ListProps & { show: ShownQuestions }) {
  const { data, error } = useQuery(staffQuestionsQuery(useApi(), show, page));
  return (
    <PagedList reply={data} error={error} label="Questions" onPage={onPage}>
      {data?.data.map((question) => (
        <StaffQuestionRow key={question._id} question={question} />
      ))}
    </PagedList>
  );
}

interface PagedListProps {
  reply:
    | { data: readonly unknown[]; pagination: { total: number; page: number; pages: number } }
    | undefined;
  error: Error | null;
  label: string;
  onPage: (page: number, isReplaced?: boolean) => void;
  children: ReactNode;
}

function PagedList({ reply, error, label, onPage, children }: PagedListProps) {
  if (error && !reply) return <ErrorNote error={error} />;
  if (!reply) return <Skeleton className="h-64 w-full" />;
  if (reply.pagination.total === 0) {
    return <p className="text-ink-muted">You're all caught up.</p>;
  }
  return (
    <div>
      <p className="font-mono text-caption text-ink-muted">{reply.pagination.total} total</p>
      <ul aria-label={label}>{children}</ul>
      <PageButtons pagination={reply.pagination} label={`${label} pages`} onPage={onPage} />
    </div>
  );
}

type ShownReviews = 'reported' | 'unanswered' | 'hidden' | 'all';

type ShownQuestions = 'unanswered' | 'hidden' | 'all';

const limit = 20;

const staffReviewsQuery = (api: Api, show: ShownReviews, page: number) =>
  queryOptions({
    queryKey: staffReviewListKey(show, page),
    queryFn: ({ signal }) => api(reviewStaffPaths.list, { query: { show, page, limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const staffQuestionsQuery = (api: Api, show: ShownQuestions, page: number) =>
  queryOptions({
    queryKey: staffQuestionListKey(show, page),
    queryFn: ({ signal }) =>
      api(reviewStaffPaths.questions, { query: { show, page, limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
