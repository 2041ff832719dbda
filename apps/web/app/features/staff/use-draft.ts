import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { useState } from 'react';
import { useOnce } from '#web/lib/use-once.ts';

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
  const [isSaving, once] = useOnce();
  const forget = () => {
    setErrors({});
    setFailure('');
  };
  const sendAll = async () => {
    forget();
    await send(draft);
    setBase(draft);
  };
  const save = () =>
    once(sendAll, ({ cause, message }) => {
      setErrors(((cause ?? {}) as Partial<ErrorReply>).fields ?? {});
      setFailure(message);
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
      forget();
    },
  };
}
