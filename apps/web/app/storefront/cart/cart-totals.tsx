import { formatPesos, type Pesos } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/carts/schemas';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { CartCode } from './promo-code/cart-code.tsx';

const checkOut = 'Proceed to Checkout';

export function CartTotals({ cart }: { cart: Cart }) {
  const isEmpty = cart.items.length === 0;
  const isFree = cart.shippingFee === 0;
  return (
    <>
      <p role="status" className="sr-only">
        Total {formatPesos(cart.total)}
      </p>
      {!isEmpty && (
        <div className="mb-2 grid">
          <CartCode code={cart.code} />
        </div>
      )}
      <dl className="grid gap-1.5 tabular-nums">
        <Row name="Subtotal" amount={cart.subtotal} />
        {!isEmpty && (
          <Row name={isFree ? 'Shipping' : 'Shipping, from'} amount={cart.shippingFee} />
        )}
        {cart.discounts.map(({ label, amount }) => (
          <Row key={label} name={label} amount={amount} isDiscount />
        ))}
        <Row name="Total" amount={cart.total} isLast />
      </dl>
      {!isEmpty && !isFree && (
        <p className="mt-1 text-caption text-pretty text-ink-muted">
          The final shipping fee depends on your address and order. You'll see it at checkout.
        </p>
      )}
      <div className="mt-3 grid">
        {isEmpty ? (
          <Button look="copper" size="large" disabled>
            {checkOut}
          </Button>
        ) : (
          <ButtonLink look="copper" size="large" to={shopPaths.checkout}>
            {checkOut}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

interface RowProps {
  name: string;
  amount: Pesos;
  isLast?: boolean;
  isDiscount?: boolean;
}

const Row = ({ name, amount, isLast = false, isDiscount = false }: RowProps) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${isLast ? 'pt-1 font-[560]' : 'text-small text-ink-muted'}`}
  >
    <dt>{name}</dt>
    <dd className={`whitespace-nowrap ${isLast ? 'text-price-sum' : ''}`}>
      {isDiscount && '−'}
      {formatPesos(amount)}
    </dd>
  </div>
);
