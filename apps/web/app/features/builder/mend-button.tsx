import { formatPesos, lineTotal } from '@sirkito/commerce';
import type { Mending } from '@sirkito/contracts/build-fit';
import { Button } from '#web/ui/button.tsx';

interface MendButtonProps {
  change: Mending;
  isBusy?: boolean;
  onPress: () => void;
}

/** The one change that mends a conflict, made by one tap. */
export function MendButton({ change, isBusy = false, onPress }: MendButtonProps) {
  const { out, part, quantity } = change;
  const times = quantity > 1 ? `${quantity} × ` : '';
  return (
    <Button
      look="quiet"
      size="small"
      className="h-auto! min-h-9 py-1.5 text-left whitespace-normal! bg-surface-raised"
      isBusy={isBusy}
      onClick={onPress}
    >
      {out ? 'Swap to' : 'Add'} {times}
      {part.name}, {formatPesos(lineTotal({ ...part, quantity }))}
    </Button>
  );
}
