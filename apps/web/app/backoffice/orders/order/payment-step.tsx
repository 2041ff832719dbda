import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';

interface PaymentStepProps {
  label: string;
  action: string;
  isBusy: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Form layout of a payment step: fields, error and buttons. */
export function PaymentStep(props: PaymentStepProps) {
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
      <ErrorNote error={error} />
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
