import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { Form } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Button } from '#web/ui/button.tsx';

interface AddToCartProps {
  product: Pick<ProductCard, '_id' | 'slug' | 'totalStock'>;
  /** What the cart will be asked for. */
  quantity: number;
}

/**
 * A form, so that it asks a guest to sign in even before scripts have come. There is no cart yet,
 * and so everyone is a guest: the cart takes over in `onSubmit`.
 */
export function AddToCart({ product }: AddToCartProps) {
  const isSoldOut = product.totalStock <= 0;
  return (
    <Form action={shopPaths.signIn} className="grid min-w-0 flex-1">
      <input type="hidden" name="returnUrl" value={shopPaths.product(product)} />
      <Button type="submit" look="copper" size="large" disabled={isSoldOut}>
        {isSoldOut ? 'Out of stock' : 'Add to cart'}
      </Button>
    </Form>
  );
}
