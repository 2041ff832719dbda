import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';

interface MoneyStepProps {
  label: string;
  action: string;
  isBusy: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Fields about money, why they were refused, the one button and the way back. */
export function MoneyStep(props: MoneyStepProps) {
  const { label, action, isBusy, error, onSubmit, onClose, children } = props;
  return (
    <form
      method="post"
      noValidate
      aria-label={label}
      className="grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Failed why={error} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="copper" isBusy={isBusy}>
          {action}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}
