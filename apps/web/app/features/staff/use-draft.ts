import { useState } from 'react';
import { useOnce } from '#web/lib/use-once.ts';
import { useRefusal } from './use-refusal.ts';

export type Draft = Readonly<Record<string, string>>;

interface DraftParts {
  start: Draft;
  /** Sends it, and says how it was kept; what it throws is shown, beside its field where it names one. */
  send: (draft: Draft) => Promise<Draft>;
}

/** Text in boxes, what was changed in them, and why they were refused. */
export function useDraft({ start, send }: DraftParts) {
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const { errors, failure, refuse, forget } = useRefusal();
  const [isSaving, once] = useOnce();
  const sendAll = async () => {
    forget();
    const kept = await send(draft);
    setBase(kept);
    setDraft(kept);
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
    save: () => once(sendAll, refuse),
    discard: () => {
      setDraft(base);
      forget();
    },
  };
}
