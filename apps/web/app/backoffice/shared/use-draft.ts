import { useState } from 'react';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useFormError } from './use-form-error.ts';

export type Draft = Readonly<Record<string, string>>;

interface DraftOptions {
  start: Draft;
  /**
   * Saves the draft and returns it as stored. Errors are shown, next to their field if they name
   * one.
   */
  send: (draft: Draft) => Promise<Draft>;
}

/** Holds a form's text fields, their changes and errors. */
export function useDraft({ start, send }: DraftOptions) {
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const { errors, failure, showError, clearErrors } = useFormError();
  const sendAll = async () => {
    clearErrors();
    const saved = await send(draft);
    setBase(saved);
    setDraft(saved);
  };
  const { mutateAsync: save, isPending: isSaving } = useSingleFlightMutation({
    mutationFn: sendAll,
    onError: (error) => showError(error),
  });
  return {
    editing: {
      draft,
      errors,
      onChange: (field: string, value: string) => setDraft((now) => ({ ...now, [field]: value })),
    },
    failure,
    changed: Object.keys(draft).filter((field) => draft[field] !== base[field]),
    isSaving,
    save,
    discard: () => {
      setDraft(base);
      clearErrors();
    },
  };
}
