import { answerLength } from '@sirkito/commerce';
import { reviewStaffPaths } from '@sirkito/contracts/paths/review-staff';
import type { StaffQuestion } from '@sirkito/contracts/review-staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { useMutationOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { shopTime } from '#web/lib/shop-time.ts';
import { StaffWords } from './staff-words.tsx';

export function StaffQuestionRow({ question }: { question: StaffQuestion }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [act, setAct] = useState<'answer' | 'hide'>();
  const params = { questionId: question._id };
  const show = useMutationOnce({
    mutationFn: () => api(reviewStaffPaths.showQuestion, { params }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['staff-questions'] }),
    onError: ({ message }) => toast({ title: message, variant: 'destructive' }),
  });
  const isHidden = question.hiddenReason !== null;
  return (
    <li className="grid gap-2 border-b border-line py-4 text-small">
      <p className="max-w-[80ch] font-medium whitespace-pre-line wrap-anywhere">
        {question.question}
      </p>
      <p className="text-ink-faint">
        {question.author}, {shopTime(question.createdAt)},{' '}
        <Link
          to={shopPaths.product(question.product)}
          className="text-ink underline underline-offset-4"
        >
          {question.product.title}
        </Link>
      </p>
      {isHidden && (
        <>
          <Note kind="warn">Hidden: {question.hiddenReason}</Note>
          <div>
            <Button look="quiet" size="small" isBusy={show.isPending} onClick={() => show.mutate()}>
              Show again
            </Button>
          </div>
        </>
      )}
      {act === 'answer' && (
        <StaffWords
          label="Answer from the shop"
          hint="Everyone reads it below the question."
          action="Publish"
          maxLength={answerLength}
          send={(answer) => api(reviewStaffPaths.answerQuestion, { params, body: { answer } })}
          onDone={() => setAct(undefined)}
        />
      )}
      {act === 'hide' && (
        <StaffWords
          label="Why it is hidden"
          hint="For the audit log."
          action="Hide"
          maxLength={300}
          send={(reason) => api(reviewStaffPaths.hideQuestion, { params, body: { reason } })}
          onDone={() => setAct(undefined)}
        />
      )}
      {!act && !isHidden && (
        <div className="flex gap-2">
          <Button look="quiet" size="small" onClick={() => setAct('answer')}>
            Answer
          </Button>
          <Button look="quiet" size="small" onClick={() => setAct('hide')}>
            Hide
          </Button>
        </div>
      )}
    </li>
  );
}
