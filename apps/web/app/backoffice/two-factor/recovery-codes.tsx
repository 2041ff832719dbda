import { Copy } from 'lucide-react';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows the recovery codes, once only. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: 'Codes copied', variant: 'success' });
    } catch {
      // The clipboard is unavailable without HTTPS, or the browser denied access.
      toast({
        title: "Couldn't copy the codes. Write them down instead",
        variant: 'destructive',
      });
    }
  };
  return (
    <div className="grid gap-4">
      <Note kind="warn">
        Store these away from your phone. Each one works once in place of an app code. They won't be
        shown again.
      </Note>
      <ul
        aria-label="Recovery codes"
        className="fact grid grid-cols-2 gap-x-6 gap-y-2 rounded border border-line bg-surface px-4 py-3 sm:max-w-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => void copy()}>
          <Copy size={15} strokeWidth={1.75} aria-hidden="true" />
          Copy
        </Button>
        <Button look="copper" size="small" onClick={onSaved}>
          I've saved them
        </Button>
      </div>
    </div>
  );
}
