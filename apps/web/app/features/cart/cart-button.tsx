import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/lib/session.ts';
import { announce } from '#web/lib/shop-events.ts';
import { toast } from '#web/lib/toasts.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';

const CartCount = lazy(async () => ({ default: (await import('./cart-count.tsx')).CartCount }));

type Drawn = Omit<CartDrawerProps, 'fit'>;

interface CartButtonProps extends Pick<Drawn, 'notices'> {
  /** Fetches the drawer, with whatever the page puts into it. */
  load: () => Promise<ComponentType<Drawn>>;
}

/** In the header. What it counts is fetched for members, the drawer on first wish. */
export function CartButton({ notices, load }: CartButtonProps) {
  const { key } = useLocation();
  const { isAuthenticated } = useSession();
  // Where it was opened: on any other page it is closed.
  const [openAt, setOpenAt] = useState<string>();
  const [Drawer, setDrawer] = useState<ComponentType<Drawn>>();
  useEffect(() => {
    const open = () => {
      setOpenAt(key);
      load().then(
        (loaded) => setDrawer(() => loaded),
        // The error itself shows in the network log.
        (_error: unknown) => toast({ title: 'Failed to fetch cart items', variant: 'destructive' }),
      );
    };
    window.addEventListener('cart-wanted', open);
    return () => window.removeEventListener('cart-wanted', open);
  }, [key, load]);
  return (
    <>
      <button
        type="button"
        data-cart-button
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => announce('cart-wanted', undefined)}
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
