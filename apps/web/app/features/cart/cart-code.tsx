import type { Cart } from '@sirkito/contracts/cart';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { lazy, Suspense, useState } from 'react';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { useCartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

/** The code of a promotion: the one in use, or a way to type one in. */
export function CartCode({ code }: Pick<Cart, 'code'>) {
  const parts = useCartParts();
  const [isTyping, setIsTyping] = useState(false);
  const [isBusy, once] = useOnce();
  const drop = () =>
    once(() => changeCart(parts, () => parts.api(cartPaths.dropCode), 'Failed to remove the code'));
  if (code) {
    return (
      <div className="grid gap-2">
        <p className="flex items-center justify-between gap-3 text-small">
          <span>
            Code <span className="font-mono">{code.code}</span>
          </span>
          <Button
            look="bare"
            size="small"
            isBusy={isBusy}
            className="-mr-3"
            onClick={() => void drop()}
          >
            Remove<span className="sr-only"> the code {code.code}</span>
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
        Have a code?
      </button>
    );
  }
  return (
    <Suspense fallback={<div className="h-17" />}>
      <CodeForm onUsed={() => setIsTyping(false)} />
    </Suspense>
  );
}
