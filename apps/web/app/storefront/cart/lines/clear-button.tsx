import { cartPaths } from '@sirkito/contracts/carts/paths';
import { useState } from 'react';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { type CartContext, useCartContext } from '../cart-context.ts';
import { changeCart } from '../changes/change-cart.ts';

/** Asks for confirmation before clearing the cart. */
export function ClearButton({ onCleared }: { onCleared: () => void }) {
  const context = useCartContext();
  // Undefined at first, so that only later buttons take focus from the one they replace.
  const [isAsking, setIsAsking] = useState<boolean>();
  const clear = useSingleFlightMutation({
    mutationFn: () => clearCart(context),
    onSuccess: (isCleared) => {
      setIsAsking(false);
      if (isCleared) onCleared();
    },
    onError: toastError,
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
      <Button look="quiet" size="small" isBusy={clear.isPending} onClick={() => clear.mutate()}>
        Yes, clear cart
      </Button>
      <Button look="bare" size="small" autoFocus onClick={() => setIsAsking(false)}>
        Cancel
      </Button>
    </div>
  );
}

/** Empties the cart; items saved for later stay. */
const clearCart = (context: CartContext): Promise<boolean> =>
  changeCart(
    context,
    () => context.api(cartPaths.clear, { params: { userId: context.userId } }),
    "Couldn't clear your cart",
  );
