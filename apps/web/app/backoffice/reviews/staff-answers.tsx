import { formatDateTime } from '@sirkito/commerce';
import { reviewStaffPaths } from '@sirkito/contracts/reviews/staff-paths';
import type { StaffQuestion } from '@sirkito/contracts/reviews/staff-schemas';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useStartedDraft } from './staff-text-draft.ts';
import { HiddenNote } from './hidden-note.tsx';
import { StaffTextForm } from './staff-text-editor.tsx';

/** Lists the answers to a question, including hidden ones. */
export function StaffAnswers({ question }: { question: StaffQuestion }) {
  if (question.answers.length === 0) return null;
  return (
    <ul aria-label="Answers" className="grid gap-4 py-1">
      {question.answers.map((answer) => (
        <StaffAnswer key={answer._id} questionId={question._id} answer={answer} />
      ))}
    </ul>
  );
}

interface StaffAnswerProps {
  questionId: string;
  answer: StaffQuestion['answers'][number];
}

const authorLabels = { staff: 'The shop', sample: 'Sample answer', buyer: '' };

function StaffAnswer({ questionId, answer }: StaffAnswerProps) {
  const api = useApi();
  const [isHiding, setIsHiding] = useState(useStartedDraft(answer._id) === 'hide');
  const params = { questionId, answerId: answer._id };
  return (
    <li className="grid gap-2 border-l-2 border-trace pl-3">
      <p className="max-w-[80ch] whitespace-pre-line wrap-anywhere text-ink-muted">
        {answer.answer}
      </p>
      <p className="text-ink-faint">
        {authorLabels[answer.by] || `${answer.author}, verified buyer`},{' '}
        {formatDateTime(answer.createdAt)}
      </p>
      {answer.hiddenReason !== null && (
        <HiddenNote
          reason={answer.hiddenReason}
          action="Show answer again"
          show={() => api(reviewStaffPaths.showAnswer, { params })}
        />
      )}
      {isHiding && (
        <StaffTextForm
          draftKey={`hide:${answer._id}`}
          label="Reason for hiding the answer"
          hint="Saved in the audit log"
          action="Hide"
          maxLength={300}
          send={(reason) => api(reviewStaffPaths.hideAnswer, { params, body: { reason } })}
          onDone={() => setIsHiding(false)}
        />
      )}
      {!isHiding && answer.hiddenReason === null && (
        <div>
          <Button look="quiet" size="small" onClick={() => setIsHiding(true)}>
            Hide answer
          </Button>
        </div>
      )}
    </li>
  );
}
