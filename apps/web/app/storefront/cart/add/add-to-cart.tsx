import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { useRef, type SubmitEvent } from 'react';
import { Form } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartProps {
  product: Pick<ProductCard, '_id' | 'name' | 'slug' | 'totalStock'>;
  quantity: number;
}

/** Product page button. A form, so that without JavaScript it leads to sign-in. */
export function AddToCart({ product, quantity }: AddToCartProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, add } = useAddToCart();
  const isSoldOut = product.totalStock <= 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (button.current) void add(product, quantity, button.current);
  };
  return (
    <Form action={shopPaths.signIn} onSubmit={submit} className="grid min-w-0 flex-1">
      <input type="hidden" name="returnUrl" value={shopPaths.product(product)} />
      <Button
        ref={button}
        type="submit"
        data-waits
        look="copper"
        size="large"
        disabled={isSoldOut}
        isBusy={isBusy}
      >
        {isSoldOut ? 'Out of stock' : 'Add to cart'}
      </Button>
    </Form>
  );
}
