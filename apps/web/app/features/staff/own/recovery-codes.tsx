import { Copy } from 'lucide-react';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The only time they are seen. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: 'The codes were copied', variant: 'success' });
    } catch {
      // There is none without https, and a browser may refuse.
      toast({
        title: 'The codes could not be copied. Write them down',
        variant: 'destructive',
      });
    }
  };
  return (
    <div className="grid gap-4">
      <Note kind="warn">
        Keep these where your phone is not. Each lets you in once in place of a code from the app,
        and they are not shown again.
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
        <Button look="copper" size="small" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
