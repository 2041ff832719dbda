import { answerLength } from '@sirkito/commerce';
import { reviewStaffPaths } from '@sirkito/contracts/paths/review-staff';
import type { StaffQuestion } from '@sirkito/contracts/review-staff';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { shopTime } from '#web/lib/shop-time.ts';
import { useBegun } from './kept-words.ts';
import { ShowAgain } from './show-again.tsx';
import { StaffAnswers } from './staff-answers.tsx';
import { StaffWords } from './staff-words.tsx';

export function StaffQuestionRow({ question }: { question: StaffQuestion }) {
  const api = useApi();
  const [act, setAct] = useState(useBegun(question._id));
  const params = { questionId: question._id };
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
      <StaffAnswers question={question} />
      {question.hiddenReason !== null && (
        <ShowAgain
          reason={question.hiddenReason}
          action="Show again"
          show={() => api(reviewStaffPaths.showQuestion, { params })}
        />
      )}
      {act === 'answer' && (
        <StaffWords
          about={`answer:${question._id}`}
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
          about={`hide:${question._id}`}
          label="Why it is hidden"
          hint="For the audit log."
          action="Hide"
          maxLength={300}
          send={(reason) => api(reviewStaffPaths.hideQuestion, { params, body: { reason } })}
          onDone={() => setAct(undefined)}
        />
      )}
      {!act && question.hiddenReason === null && (
        <div className="flex gap-2">
          <Button look="quiet" size="small" onClick={() => setAct('answer')}>
            Answer
          </Button>
          <Button look="quiet" size="small" onClick={() => setAct('hide')}>
            Hide question
          </Button>
        </div>
      )}
    </li>
  );
}
