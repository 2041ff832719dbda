import { useState } from 'react';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { useCartParts } from './cart-parts.ts';
import { clearCart } from './clear-cart.ts';

/** Asks once more: a full cart may be an evening's work. */
export function ClearButton({ onCleared }: { onCleared: () => void }) {
  const parts = useCartParts();
  // Undefined until it asks: then each button that comes takes the focus of the one that goes.
  const [isAsking, setIsAsking] = useState<boolean>();
  const [isBusy, once] = useOnce();
  const clear = () =>
    once(async () => {
      const isCleared = await clearCart(parts);
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
      <span className="text-small text-ink-muted">Take everything out?</span>
      <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void clear()}>
        Yes, clear it
      </Button>
      <Button look="bare" size="small" autoFocus onClick={() => setIsAsking(false)}>
        Keep it
      </Button>
    </div>
  );
}
