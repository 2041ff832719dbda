import { asPesos, effectivePrice, formatPesos } from '@sirkito/commerce';
import type { SuggestedFix } from '@sirkito/contracts/builds/fit-schemas';
import { Button } from '#web/ui/buttons/button.tsx';

interface FixButtonProps {
  change: SuggestedFix;
  isBusy?: boolean;
  onPress: () => void;
}

/** Applies the suggested fix for a conflict. */
export function FixButton({ change, isBusy = false, onPress }: FixButtonProps) {
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
      {out ? 'Swap for' : 'Add'} {times}
      {part.name}, {formatPesos(asPesos(effectivePrice(part) * quantity))}
    </Button>
  );
}
