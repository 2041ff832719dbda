import { maxAnswerLength, formatDateTime } from '@sirkito/commerce';
import { reviewStaffPaths } from '@sirkito/contracts/reviews/staff-paths';
import type { StaffQuestion } from '@sirkito/contracts/reviews/staff-schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useStartedDraft } from './staff-text-draft.ts';
import { HiddenNote } from './hidden-note.tsx';
import { StaffAnswers } from './staff-answers.tsx';
import { StaffTextForm } from './staff-text-editor.tsx';

export function StaffQuestionRow({ question }: { question: StaffQuestion }) {
  const api = useApi();
  const [act, setAct] = useState(useStartedDraft(question._id));
  const params = { questionId: question._id };
  return (
    <li className="grid gap-2 border-b border-line py-4 text-small">
      <p className="max-w-[80ch] font-medium whitespace-pre-line wrap-anywhere">
        {question.question}
      </p>
      <p className="text-ink-faint">
        {question.author}, {formatDateTime(question.createdAt)},{' '}
        <Link
          to={shopPaths.product(question.product)}
          className="text-ink underline underline-offset-4"
        >
          {question.product.title}
        </Link>
      </p>
      <StaffAnswers question={question} />
      {question.hiddenReason !== null && (
        <HiddenNote
          reason={question.hiddenReason}
          action="Show again"
          show={() => api(reviewStaffPaths.showQuestion, { params })}
        />
      )}
      {act === 'answer' && (
        <StaffTextForm
          draftKey={`answer:${question._id}`}
          label="Public answer"
          hint="Shown below the question"
          action="Publish"
          maxLength={maxAnswerLength}
          send={(answer) => api(reviewStaffPaths.answerQuestion, { params, body: { answer } })}
          onDone={() => setAct(undefined)}
        />
      )}
      {act === 'hide' && (
        <StaffTextForm
          draftKey={`hide:${question._id}`}
          label="Reason for hiding"
          hint="Saved in the audit log"
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
