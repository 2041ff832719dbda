import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';

interface StepFooterProps {
  action: string;
  /** The change the form sends. */
  change: { isPending: boolean; error: Error | null };
  onClose: () => void;
}

/** Ends a step's form: error, submit button and the way back. */
export const StepFooter = ({ action, change, onClose }: StepFooterProps) => (
  <>
    <ErrorNote error={change.error} />
    <div className="flex flex-wrap gap-2.5">
      <Button type="submit" look="copper" isBusy={change.isPending}>
        {action}
      </Button>
      <Button look="quiet" onClick={onClose}>
        Back
      </Button>
    </div>
  </>
);
