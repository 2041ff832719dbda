import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { AppError } from '@sirkito/contracts/errors';
import { useState } from 'react';

export type Draft = Readonly<Record<string, string>>;

interface DraftParts {
  start: Draft;
  /** Sends it; what it throws is shown, beside its field where it names one. */
  send: (draft: Draft) => Promise<void>;
}

/** Text in boxes, what was changed in them, and why they were refused. */
export function useDraft({ start, send }: DraftParts) {
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const forget = () => {
    setErrors({});
    setFailure('');
  };
  const save = async () => {
    setIsSaving(true);
    forget();
    try {
      await send(draft);
      setBase(draft);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setErrors(((error.cause ?? {}) as Partial<ErrorReply>).fields ?? {});
      setFailure(error.message);
    } finally {
      setIsSaving(false);
    }
  };
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
      forget();
    },
  };
}
