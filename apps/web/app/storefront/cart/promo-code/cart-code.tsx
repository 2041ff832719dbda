import type { Cart } from '@sirkito/contracts/carts/schemas';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { lazy, Suspense, useState } from 'react';
import { useSingleFlight } from '#web/lib/api/use-single-flight.ts';
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
  const [isBusy, run] = useSingleFlight();
  const drop = () =>
    run(() =>
      changeCart(
        context,
        () => context.api(cartPaths.removeCode),
        "Couldn't remove the promo code",
      ),
    );
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
            isBusy={isBusy}
            className="-mr-3"
            onClick={() => void drop()}
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
