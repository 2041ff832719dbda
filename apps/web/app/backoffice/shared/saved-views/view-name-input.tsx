import { useState, type SyntheticEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { SmallInput } from '../small-field.tsx';

interface ViewNameFormProps {
  action: string;
  name?: string;
  isBusy: boolean;
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
}

export function ViewNameForm({ action, name = '', isBusy, onName, onCancel }: ViewNameFormProps) {
  const [draft, setDraft] = useState(name);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onName(draft);
  };
  return (
    <form method="post" onSubmit={submit} className="flex items-center gap-2">
      <div className="w-44">
        <SmallInput
          autoFocus
          aria-label="View name"
          maxLength={40}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onCancel();
          }}
        />
      </div>
      <Button type="submit" look="quiet" size="small" isBusy={isBusy} disabled={!draft.trim()}>
        {action}
      </Button>
    </form>
  );
}
