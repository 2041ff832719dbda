import { formatCount } from '@sirkito/commerce';
import type { Cart, CartItem } from '@sirkito/contracts/carts/schemas';
import { useRef, type ReactNode } from 'react';
import { signInPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { ClearButton } from './lines/clear-button.tsx';
import { CartLine } from './lines/cart-line.tsx';
import { CartTotals } from './cart-totals.tsx';
import { emptyCart } from './cart.queries.ts';
import { SavedLine } from './lines/saved-line.tsx';
import { countItems, useCart } from './use-cart.ts';

export interface CartDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A toaster of its own, because the page is inert behind the open drawer. */
  notices: ReactNode;
  /** Renders the compatibility check. */
  fit: (items: readonly CartItem[]) => ReactNode;
  /** What an unconfirmed email address limits. */
  unconfirmedEmail: ReactNode;
}

export function CartDrawer(props: CartDrawerProps) {
  const { isOpen, onOpenChange, notices, fit, unconfirmedEmail } = props;
  const { isAuthenticated, isLoading } = useSession();
  const { cart: known, error, retry } = useCart();
  const cart = known ?? (isAuthenticated || isLoading ? undefined : emptyCart);
  const count = countItems(cart);
  return (
    <Panel
      side="right"
      title="Cart"
      aside={count > 0 && <Count count={count} />}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      foot={
        <div className="relative">
          {notices}
          <CartTotals cart={cart ?? emptyCart} />
        </div>
      }
    >
      <div className="px-4 pb-6 sm:px-6">
        {cart && <Contents cart={cart} fit={fit(cart.items)} unconfirmedEmail={unconfirmedEmail} />}
        {!cart && !error && <p className="py-6 text-ink-muted">Loading your cart…</p>}
        {!cart && error && (
          <div className="py-6">
            <TryAgain onRetry={retry}>{error.message}</TryAgain>
          </div>
        )}
      </div>
    </Panel>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className="ml-1 font-normal text-ink-faint tabular-nums">{formatCount(count, 'item')}</span>
);

interface ContentsProps {
  cart: Cart;
  fit: ReactNode;
  unconfirmedEmail: ReactNode;
}

function Contents({ cart, fit, unconfirmedEmail }: ContentsProps) {
  const { items, saved, problems } = cart;
  const lines = useRef<HTMLDivElement>(null);
  // Move focus to the list when the pressed button disappears.
  const focusList = () => lines.current?.focus();
  return (
    <div ref={lines} tabIndex={-1} className="outline-none">
      {items.length === 0 && <Empty />}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <CartLine
            key={item.productId}
            item={item}
            problems={problems.filter(({ productId }) => productId === item.productId)}
            onRemoved={focusList}
          />
        ))}
      </ul>
      {items.length > 0 && (
        <div className="flex justify-end border-t border-line py-3">
          <ClearButton onCleared={focusList} />
        </div>
      )}
      {fit}
      {items.length > 0 && <div className="pb-5 empty:hidden">{unconfirmedEmail}</div>}
      {saved.length > 0 && (
        <section aria-label="Saved for later" className="border-t border-line pt-5">
          <h3 className="text-small font-medium">
            Saved for later <span className="text-ink-faint tabular-nums">{saved.length}</span>
          </h3>
          <ul>
            {saved.map((item) => (
              <SavedLine key={item.productId} item={item} onRemoved={focusList} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Empty() {
  const { isAuthenticated } = useSession();
  return (
    <div className="py-8">
      <Notice level={2} title="Your cart is empty">
        <NoticeActions>
          <ButtonLink look="copper" to={shopPaths.allProducts}>
            Continue shopping
          </ButtonLink>
          {!isAuthenticated && (
            <ButtonLink look="quiet" to={signInPath(shopPaths.home)}>
              Sign in
            </ButtonLink>
          )}
        </NoticeActions>
      </Notice>
    </div>
  );
}
