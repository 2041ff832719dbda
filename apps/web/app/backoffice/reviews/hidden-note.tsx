import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { staffQuestionsKey } from '../shared/query-keys.ts';

interface HiddenNoteProps {
  /** Reason shown to staff. */
  reason: string;
  action: string;
  show: () => Promise<unknown>;
}

/** Shows that a question or answer is hidden, and unhides it. */
export function HiddenNote({ reason, action, show }: HiddenNoteProps) {
  const queries = useQueryClient();
  const showing = useSingleFlightMutation({
    mutationFn: show,
    onSuccess: () => queries.invalidateQueries({ queryKey: staffQuestionsKey }),
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
