import type { BrokenRule } from '@sirkito/commerce';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Changes the quantity of a line; 0 removes it. */
export type FixLine = (productId: string, quantity: number) => Promise<unknown>;

type ProblemNoteProps = Pick<BrokenRule, 'sentence' | 'productId' | 'fix'> & { onFix: FixLine };

/** Says what is wrong with a line, with a button that fixes it in one tap. */
export function ProblemNote({ sentence, productId, fix, onFix }: ProblemNoteProps) {
  const change = useSingleFlightMutation({
    mutationFn: () => onFix(productId, fix.quantity),
    onError: toastError,
  });
  return (
    <Note
      kind="warn"
      action={
        <Button look="quiet" size="small" isBusy={change.isPending} onClick={() => change.mutate()}>
          {fix.label}
        </Button>
      }
    >
      {sentence}
    </Note>
  );
}
