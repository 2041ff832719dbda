import { useState, type SyntheticEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SmallInput } from '../small-field.tsx';

interface ViewNamingProps {
  action: string;
  name?: string;
  isBusy: boolean;
  onName: (name: string) => Promise<void>;
  onLeave: () => void;
}

export function ViewNaming({ action, name = '', isBusy, onName, onLeave }: ViewNamingProps) {
  const [given, setGiven] = useState(name);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onName(given);
  };
  return (
    <form method="post" onSubmit={submit} className="flex items-center gap-2">
      <div className="w-44">
        <SmallInput
          // Whoever pressed the button wants to type.
          autoFocus
          aria-label="Name of the view"
          maxLength={40}
          value={given}
          onChange={({ target }) => setGiven(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onLeave();
          }}
        />
      </div>
      <Button type="submit" look="quiet" size="small" isBusy={isBusy} disabled={!given.trim()}>
        {action}
      </Button>
    </form>
  );
}
