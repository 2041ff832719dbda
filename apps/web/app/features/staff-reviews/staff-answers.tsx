import { reviewStaffPaths } from '@sirkito/contracts/paths/review-staff';
import type { StaffQuestion } from '@sirkito/contracts/review-staff';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopTime } from '#web/lib/shop-time.ts';
import { Button } from '#web/ui/button.tsx';
import { useBegun } from './kept-words.ts';
import { ShowAgain } from './show-again.tsx';
import { StaffWords } from './staff-words.tsx';

/** What has been answered to a question, and what is hidden of it. */
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

const bys = { staff: 'The shop', sample: 'Sample answer', buyer: '' };

function StaffAnswer({ questionId, answer }: StaffAnswerProps) {
  const api = useApi();
  const [isHiding, setIsHiding] = useState(useBegun(answer._id) === 'hide');
  const params = { questionId, answerId: answer._id };
  return (
    <li className="grid gap-2 border-l-2 border-trace pl-3">
      <p className="max-w-[80ch] whitespace-pre-line wrap-anywhere text-ink-muted">
        {answer.answer}
      </p>
      <p className="text-ink-faint">
        {bys[answer.by] || `${answer.author}, bought it`}, {shopTime(answer.createdAt)}
      </p>
      {answer.hiddenReason !== null && (
        <ShowAgain
          reason={answer.hiddenReason}
          action="Show answer again"
          show={() => api(reviewStaffPaths.showAnswer, { params })}
        />
      )}
      {isHiding && (
        <StaffWords
          about={`hide:${answer._id}`}
          label="Why the answer is hidden"
          hint="For the audit log."
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
