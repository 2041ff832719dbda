import { ShoppingBag } from 'lucide-react';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import { useSession } from '#web/lib/session/session.ts';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';

const CartCount = lazyOnline(async () => (await import('./cart-count.tsx')).CartCount);

type DrawerProps = Omit<CartDrawerProps, 'fit' | 'unconfirmedEmail'>;

interface CartButtonProps extends Pick<DrawerProps, 'notices'> {
  /** Loads the drawer component. */
  load: () => Promise<ComponentType<DrawerProps>>;
}

/** Loads the count for signed-in users and the drawer when it is first opened. */
export function CartButton({ notices, load }: CartButtonProps) {
  const { key } = useLocation();
  const { isAuthenticated } = useSession();
  // Location where it was opened: navigating closes it.
  const [openAt, setOpenAt] = useState<string>();
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  useEffect(() => {
    const open = () => {
      setOpenAt(key);
      load().then(
        (loaded) => setDrawer(() => loaded),
        // The error itself shows in the network log.
        (_error: unknown) => toast({ title: 'Failed to fetch cart items', variant: 'destructive' }),
      );
    };
    window.addEventListener('open-cart', open);
    return () => window.removeEventListener('open-cart', open);
  }, [key, load]);
  return (
    <>
      <button
        type="button"
        data-cart-button
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => dispatchShopEvent('open-cart', undefined)}
        className="relative grid size-11 flex-none place-items-center rounded hover:bg-surface-active no-script:hidden"
      >
        <ShoppingBag size={20} strokeWidth={1.5} aria-hidden="true" />
        <span className="sr-only">Cart</span>
        {isAuthenticated && (
          <Suspense>
            <CartCount />
          </Suspense>
        )}
      </button>
      {Drawer && (
        <Drawer
          isOpen={openAt === key}
          onOpenChange={(isOpen) => setOpenAt(isOpen ? key : undefined)}
          notices={notices}
        />
      )}
    </>
  );
}
