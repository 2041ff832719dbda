import { cartPaths } from '@sirkito/contracts/paths/cart';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { controlLook, Field } from '#web/ui/field.tsx';
import { askCart, CartFailure } from './ask-cart.ts';
import { useCartParts } from './cart-parts.ts';
import { receiveCart } from './cart.queries.ts';
import { inTurn } from './in-turn.ts';

/** What is wrong with a code is said beside it, where it can be mended. */
export function CodeForm({ onUsed }: { onUsed: () => void }) {
  const parts = useCartParts();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Whoever asked for the field goes on typing.
  useEffect(() => input.current?.focus(), []);

  const apply = () =>
    inTurn(async () => {
      const reply = parts.api(cartPaths.useCode, { body: { code } });
      await receiveCart(parts, await askCart(reply, 'The code could not be used'));
    });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await apply();
      onUsed();
    } catch (error) {
      if (!(error instanceof CartFailure)) throw error;
      if (!error.isSignedOut) setProblem(error.message);
      setIsBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Code" error={problem}>
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
              Use
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
