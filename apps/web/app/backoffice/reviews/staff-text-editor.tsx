import { useQueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { staffQuestionsKey, staffReviewsKey } from '../shared/query-keys.ts';
import { useStaffTextDraft } from './staff-text-draft.ts';

interface StaffTextFormProps {
  /** Key of the stored draft. */
  draftKey: Parameters<typeof useStaffTextDraft>[0];
  label: string;
  hint: string;
  action: string;
  initial?: string;
  maxLength: number;
  send: (text: string) => Promise<unknown>;
  onDone: () => void;
}

/** A text field for staff, such as an answer or a reason. */
export function StaffTextForm(props: StaffTextFormProps) {
  const { draftKey, label, hint, action, initial = '', maxLength, send, onDone } = props;
  const queries = useQueryClient();
  const { initialText, store, remove } = useStaffTextDraft(draftKey, initial);
  const { register, handleSubmit } = useForm({ defaultValues: { text: initialText } });
  const finish = () => {
    remove();
    onDone();
  };
  const sending = useSingleFlightMutation({
    mutationFn: ({ text }: { text: string }) => send(text),
    onSuccess: async () => {
      finish();
      await Promise.all(
        [staffReviewsKey, staffQuestionsKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  const submit = handleSubmit(sending.mutateAsync);
  return (
    <form onSubmit={(event) => void submit(event)} className="grid max-w-[40rem] gap-3">
      <Field label={label} hint={hint}>
        {(control) => (
          <TextArea
            {...control}
            {...register('text', {
              onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => store(target.value),
            })}
            rows={3}
            maxLength={maxLength}
          />
        )}
      </Field>
      <ErrorNote error={sending.error} />
      <div className="flex gap-2">
        <Button look="copper" size="small" type="submit" isBusy={sending.isPending}>
          {action}
        </Button>
        <Button look="quiet" size="small" onClick={finish}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
