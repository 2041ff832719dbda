import { cartPaths } from '@sirkito/contracts/carts/paths';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { controlLook, Field } from '#web/ui/form/field.tsx';
import { readCartReply, CartError } from '../read-cart-reply.ts';
import { useCartContext } from '../cart-context.ts';
import { receiveCart } from '../cart.queries.ts';
import { enqueueCartChange } from '../changes/enqueue-cart-change.ts';

/** Shows code errors next to the field. */
export function PromoCodeForm({ onApplied }: { onApplied: () => void }) {
  const context = useCartContext();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The customer has just opened the field to type.
  useEffect(() => input.current?.focus(), []);

  const apply = () =>
    enqueueCartChange(async () => {
      const reply = context.api(cartPaths.applyCode, { body: { code } });
      await receiveCart(
        context,
        await readCartReply(reply, "Couldn't apply the promo code. Please try again"),
      );
    });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await apply();
      onApplied();
    } catch (error) {
      if (!(error instanceof CartError)) throw error;
      if (!error.isSignedOut) setProblem(error.message);
      setIsBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Promo code" error={problem}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              ref={input}
              className={`${controlLook} h-11 font-mono uppercase`}
              value={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => {
                setCode(target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" look="quiet" isBusy={isBusy} disabled={code.trim() === ''}>
              Apply
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
