import { Button } from '#web/ui/button.tsx';

interface ReturnStepProps {
  isBusy: boolean;
  onReturn: () => void;
  onClose: () => void;
}

/** Asks once more: there is no way back from here. */
export function ReturnStep({ isBusy, onReturn, onClose }: ReturnStepProps) {
  return (
    <div className="grid gap-4">
      <p>The customer reads that the order came back. This cannot be undone.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          look="copper"
          isBusy={isBusy}
          // The second half of a double press on the button that stood here.
          onClick={({ detail }) => detail < 2 && onReturn()}
        >
          Yes, it is back
        </Button>
        <Button look="quiet" autoFocus onClick={onClose}>
          Leave it
        </Button>
      </div>
    </div>
  );
}
