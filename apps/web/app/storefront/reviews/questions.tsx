import { formatDate } from '@sirkito/commerce';
import type { Question } from '@sirkito/contracts/reviews/question-schemas';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { signInPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageButtons } from '#web/ui/buttons/page-buttons.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { questionsQuery } from './reviews.queries.ts';

const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }));

interface QuestionsProps {
  productId: string;
  isBuyer: boolean;
}

export function Questions({ productId, isBuyer }: QuestionsProps) {
  const [page, setPage] = useState(1);
  const { data, isLoadingError, isPending, refetch } = useQuery(
    questionsQuery(useApi(), productId, page),
  );
  return (
    <section aria-label="Questions" className="mt-12 border-t border-line pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-title font-[560]">Questions</h3>
        <Ask productId={productId} />
      </div>
      {isPending && <Skeleton className="h-20 w-full" />}
      {isLoadingError && <TryAgain onRetry={refetch}>Couldn't load questions.</TryAgain>}
      {data?.pagination.total === 0 && <p className="text-ink-muted">No questions yet.</p>}
      <div className="grid gap-6">
        {data?.data.map((question) => (
          <QuestionItem key={question._id} question={question} canAnswer={isBuyer} />
        ))}
      </div>
      {data && (
        <PageButtons pagination={data.pagination} label="Pages of questions" onPage={setPage} />
      )}
    </section>
  );
}

function Ask({ productId }: { productId: string }) {
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  if (!isAuthenticated) {
    return (
      <ButtonLink look="quiet" size="small" to={signInPath(`${pathname}#reviews`)}>
        Sign in to ask
      </ButtonLink>
    );
  }
  if (!isAsking) {
    return (
      <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
        Ask a question
      </Button>
    );
  }
  return (
    <div className="w-full">
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <AnswerForm about={{ productId }} onDone={() => setIsAsking(false)} />
      </Suspense>
    </div>
  );
}

function QuestionItem({ question, canAnswer }: { question: Question; canAnswer: boolean }) {
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <article className="grid max-w-[66ch] gap-2">
      <p className="font-medium wrap-anywhere whitespace-pre-line">{question.question}</p>
      <p className="text-caption text-ink-faint">
        {question.author}, {formatDate(question.createdAt)}
      </p>
      {question.answers.map(({ _id, answer, by, author, createdAt }) => (
        <div key={_id} className="border-l-2 border-trace pl-4 text-small">
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
          <p className="mt-1 text-caption text-ink-faint">
            {by === 'staff' ? (
              <span className="mr-1.5 rounded-sm border border-line-strong px-1.5 py-px font-medium text-ink">
                Answer from the shop
              </span>
            ) : (
              `${by === 'sample' ? 'Sample answer' : `${author}, verified purchase`}, `
            )}
            {formatDate(createdAt)}
          </p>
        </div>
      ))}
      {question.answers.length === 0 && (
        <p className="text-small text-ink-muted">Not answered yet.</p>
      )}
      {canAnswer && !isAnswering && (
        <Button
          look="bare"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => setIsAnswering(true)}
        >
          Answer
        </Button>
      )}
      {isAnswering && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <AnswerForm about={{ questionId: question._id }} onDone={() => setIsAnswering(false)} />
        </Suspense>
      )}
    </article>
  );
}
