import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useMutationOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { useKeptWords } from './kept-words.ts';

interface StaffWordsProps {
  /** What they are kept under until they are sent. */
  about: Parameters<typeof useKeptWords>[0];
  label: string;
  hint: string;
  action: string;
  before?: string;
  maxLength: number;
  send: (words: string) => Promise<unknown>;
  onDone: () => void;
}

/** A few words of staff, and what becomes of them. */
export function StaffWords(props: StaffWordsProps) {
  const { about, label, hint, action, before = '', maxLength, send, onDone } = props;
  const queries = useQueryClient();
  const { words, write, forget } = useKeptWords(about, before);
  const done = () => {
    forget();
    onDone();
  };
  const sending = useMutationOnce({
    mutationFn: () => send(words),
    onSuccess: async () => {
      done();
      await Promise.all(
        ['staff-reviews', 'staff-questions'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <form onSubmit={submit} className="grid max-w-[40rem] gap-3">
      <Field label={label} hint={hint}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={maxLength}
            value={words}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <Failed why={sending.error} />
      <div className="flex gap-2">
        <Button look="copper" size="small" type="submit" isBusy={sending.isPending}>
          {action}
        </Button>
        <Button look="quiet" size="small" onClick={done}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
