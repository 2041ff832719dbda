import { maxAnswerLength, questionLength } from '@sirkito/commerce';
import { questionPaths } from '@sirkito/contracts/reviews/question-paths';
import { AnswerBody, QuestionBody } from '@sirkito/contracts/reviews/question-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { questionsKey } from '#web/lib/query-keys/reviews.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';

interface AnswerFormProps {
  /** The product to ask about, or the question to answer. */
  about: { productId: string } | { questionId: string };
  onDone: () => void;
}

export function AnswerForm({ about, onDone }: AnswerFormProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const isQuestion = 'productId' in about;
  const send = useSingleFlightMutation({
    mutationFn: (): Promise<unknown> =>
      isQuestion
        ? api(questionPaths.ask, { body: { ...about, question: text } })
        : api(questionPaths.answer, { params: about, body: { answer: text } }),
    onSuccess: async () => {
      const title = isQuestion ? 'Question posted' : 'Answer posted';
      toast({ title, variant: 'success' });
      onDone();
      await queries.invalidateQueries({ queryKey: questionsKey });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = isQuestion
      ? QuestionBody.safeParse({ ...about, question: text })
      : AnswerBody.safeParse({ answer: text });
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) send.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field label={isQuestion ? 'Your question' : 'Your answer'} error={problem}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={isQuestion ? questionLength.max : maxAnswerLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <ErrorNote error={send.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button look="copper" type="submit" isBusy={send.isPending}>
          {isQuestion ? 'Ask' : 'Answer'}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
