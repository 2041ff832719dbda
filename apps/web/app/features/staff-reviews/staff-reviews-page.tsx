import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaffQuestionRow } from './staff-question-row.tsx';
import { StaffReviewRow } from './staff-review-row.tsx';
import {
  staffQuestionsQuery,
  staffReviewsQuery,
  type ShownReviews,
} from './staff-reviews.queries.ts';

const tabs = {
  reported: 'Reported',
  unanswered: 'Not answered',
  questions: 'Open questions',
  hidden: 'Hidden',
  'hidden-questions': 'Hidden questions',
  all: 'All',
};
type Tab = keyof typeof tabs;

const tabIn = (query: URLSearchParams): Tab => {
  const asked = query.get('show') ?? '';
  return Object.hasOwn(tabs, asked) ? (asked as Tab) : 'reported';
};

/** What buyers say and ask, for those who answer it. */
export function StaffReviewsPage() {
  const [query, setQuery] = useSearchParams();
  const tab = tabIn(query);
  const page = Math.max(1, Number(query.get('page')) || 1);
  const turn = (next: number, isGone = false) =>
    setQuery({ show: tab, page: String(next) }, { replace: isGone });
  return (
    <div className="grid gap-6">
      <h1 className="text-heading font-[560]">Reviews</h1>
      <nav aria-label="Which reviews" className="-mb-2 overflow-x-auto">
        <ul className="flex gap-1 border-b border-line">
          {Object.entries(tabs).map(([show, name]) => (
            <li key={show}>
              <Link
                to={`?show=${show}`}
                aria-current={show === tab ? 'page' : undefined}
                className="block px-3 py-2.5 text-small whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)]"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tab === 'questions' && <Questions show="unanswered" page={page} onPage={turn} />}
      {tab === 'hidden-questions' && <Questions show="hidden" page={page} onPage={turn} />}
      {tab !== 'questions' && tab !== 'hidden-questions' && (
        <Reviews show={tab} page={page} onPage={turn} />
      )}
    </div>
  );
}

interface ListProps {
  page: number;
  onPage: (page: number, isGone?: boolean) => void;
}

function Reviews({ show, page, onPage }: ListProps & { show: ShownReviews }) {
  const { data, error } = useQuery(staffReviewsQuery(useApi(), show, page));
  return (
    <Listed answer={data} error={error} label="Reviews" onPage={onPage}>
      {data?.data.map((review) => (
        <StaffReviewRow key={review._id} review={review} />
      ))}
    </Listed>
  );
}

function Questions({ show, page, onPage }: ListProps & { show: 'unanswered' | 'hidden' }) {
  const { data, error } = useQuery(staffQuestionsQuery(useApi(), show, page));
  return (
    <Listed answer={data} error={error} label="Questions" onPage={onPage}>
      {data?.data.map((question) => (
        <StaffQuestionRow key={question._id} question={question} />
      ))}
    </Listed>
  );
}

interface ListedProps {
  answer:
    | { data: readonly unknown[]; pagination: { total: number; page: number; pages: number } }
    | undefined;
  error: Error | null;
  label: string;
  onPage: (page: number, isGone?: boolean) => void;
  children: ReactNode;
}

function Listed({ answer, error, label, onPage, children }: ListedProps) {
  if (error && !answer) return <Failed why={error} />;
  if (!answer) return <Skeleton className="h-64 w-full" />;
  if (answer.pagination.total === 0) {
    return <p className="text-ink-muted">Nothing here waits for you.</p>;
  }
  return (
    <div>
      <p className="font-mono text-caption text-ink-muted">{answer.pagination.total} in all</p>
      <ul aria-label={label}>{children}</ul>
      <PageButtons pagination={answer.pagination} label={`Pages of ${label}`} onPage={onPage} />
    </div>
  );
}
