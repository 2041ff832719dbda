import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useCartParts } from './cart-parts.ts';
import { clearCart } from './clear-cart.ts';

/** Asks once more: a full cart may be an evening's work. */
export function ClearButton({ onCleared }: { onCleared: () => void }) {
  const parts = useCartParts();
  const [state, setState] = useState<'quiet' | 'asking' | 'busy'>('quiet');
  const clear = async () => {
    setState('busy');
    const isCleared = await clearCart(parts);
    setState('quiet');
    if (isCleared) onCleared();
  };
  if (state === 'quiet') {
    return (
      <Button look="bare" size="small" onClick={() => setState('asking')}>
        Clear cart
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-small text-ink-muted">Take everything out?</span>
      <Button look="quiet" size="small" isBusy={state === 'busy'} onClick={() => void clear()}>
        Yes, clear it
      </Button>
      <Button look="bare" size="small" onClick={() => setState('quiet')}>
        Keep it
      </Button>
    </div>
  );
}
