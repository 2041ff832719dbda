import type { Cart } from '@sirkito/contracts/carts/schemas';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { lazy, Suspense, useState } from 'react';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { useCartContext } from '../cart-context.ts';
import { changeCart } from '../changes/change-cart.ts';

const PromoCodeForm = lazy(async () => ({
  default: (await import('./promo-code-form.tsx')).PromoCodeForm,
}));

/** Shows the applied promo code, or a form to enter one. */
export function CartCode({ code }: Pick<Cart, 'code'>) {
  const context = useCartContext();
  const [isTyping, setIsTyping] = useState(false);
  const drop = useSingleFlightMutation({
    mutationFn: () =>
      changeCart(
        context,
        () => context.api(cartPaths.removeCode),
        "Couldn't remove the promo code",
      ),
    onError: toastError,
  });
  if (code) {
    return (
      <div className="grid gap-2">
        <p className="flex items-center justify-between gap-3 text-small">
          <span>
            Promo code <span className="font-mono">{code.code}</span>
          </span>
          <Button
            look="bare"
            size="small"
            isBusy={drop.isPending}
            className="-mr-3"
            onClick={() => drop.mutate()}
          >
            Remove<span className="sr-only"> promo code {code.code}</span>
          </Button>
        </p>
        {code.problem && <Note kind="warn">{code.problem}</Note>}
      </div>
    );
  }
  if (!isTyping) {
    return (
      <button
        type="button"
        className="min-h-8 justify-self-start text-small text-ink-muted underline underline-offset-4 hover:text-ink"
        onClick={() => setIsTyping(true)}
      >
        Have a promo code?
      </button>
    );
  }
  return (
    <Suspense fallback={<div className="h-17" />}>
      <PromoCodeForm onApplied={() => setIsTyping(false)} />
    </Suspense>
  );
}
