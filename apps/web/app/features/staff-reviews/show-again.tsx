import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/lib/toasts.ts';
import { useMutationOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

interface ShowAgainProps {
  /** Why it is hidden. */
  reason: string;
  action: string;
  show: () => Promise<unknown>;
}

/** What was hidden of the questions, and the way back. */
export function ShowAgain({ reason, action, show }: ShowAgainProps) {
  const queries = useQueryClient();
  const showing = useMutationOnce({
    mutationFn: show,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['staff-questions'] }),
    onError: ({ message }) => toast({ title: message, variant: 'destructive' }),
  });
  return (
    <div className="grid max-w-[40rem] gap-2">
      <Note kind="warn">Hidden: {reason}</Note>
      <div>
        <Button
          look="quiet"
          size="small"
          isBusy={showing.isPending}
          onClick={() => showing.mutate()}
        >
          {action}
        </Button>
      </div>
    </div>
  );
}
