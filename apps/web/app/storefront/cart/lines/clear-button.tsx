import { useState } from 'react';
import { useSingleFlight } from '#web/lib/api/use-single-flight.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useCartContext } from '../cart-context.ts';
import { clearCart } from '../changes/clear-cart.ts';

/** Asks for confirmation before clearing the cart. */
export function ClearButton({ onCleared }: { onCleared: () => void }) {
  const context = useCartContext();
  // Undefined at first, so that only later buttons take focus from the one they replace.
  const [isAsking, setIsAsking] = useState<boolean>();
  const [isBusy, run] = useSingleFlight();
  const clear = () =>
    run(async () => {
      const isCleared = await clearCart(context);
      setIsAsking(false);
      if (isCleared) onCleared();
    });
  if (!isAsking) {
    return (
      <Button
        look="bare"
        size="small"
        autoFocus={isAsking === false}
        onClick={() => setIsAsking(true)}
      >
        Clear cart
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-small text-ink-muted">Clear the cart?</span>
      <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void clear()}>
        Yes, clear cart
      </Button>
      <Button look="bare" size="small" autoFocus onClick={() => setIsAsking(false)}>
        Cancel
      </Button>
    </div>
  );
}
