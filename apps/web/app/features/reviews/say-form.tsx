import { answerLength, questionLength } from '@sirkito/commerce';
import { questionPaths } from '@sirkito/contracts/paths/question';
import { AnswerBody, QuestionBody } from '@sirkito/contracts/question';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';

interface SayFormProps {
  /** A product to ask about, or a question to answer. */
  about: { productId: string } | { questionId: string };
  onDone: () => void;
}

export function SayForm({ about, onDone }: SayFormProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const isQuestion = 'productId' in about;
  const send = useMutation({
    mutationFn: (): Promise<unknown> =>
      isQuestion
        ? api(questionPaths.ask, { body: { ...about, question: text } })
        : api(questionPaths.answer, { params: about, body: { answer: text } }),
    onSuccess: async () => {
      const title = isQuestion ? 'Your question is on the page' : 'Your answer is on the page';
      toast({ title, variant: 'success' });
      onDone();
      await queries.invalidateQueries({ queryKey: ['questions'] });
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
            maxLength={isQuestion ? questionLength.max : answerLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Failed why={send.error} />
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
