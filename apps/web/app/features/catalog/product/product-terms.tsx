import { formatPesos, type Pesos } from '@sirkito/commerce';
import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { ShieldCheck, Truck, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';

const nearestFee = 75 as Pesos;

/** Delivery, warranty and return in a line each; the whole of it is one link away. */
export function ProductTerms({ product: { warrantyMonths } }: { product: ProductDetail }) {
  return (
    <ul className="mt-4 border-t border-line text-small">
      <Term icon={Truck} end={formatPesos(nearestFee)}>
        Metro Manila. <Way to={shopPaths.shipping}>Other areas</Way>
      </Term>
      {warrantyMonths > 0 && (
        <Term icon={ShieldCheck}>
          <Way to={shopPaths.warranty}>{warrantyMonths} months warranty</Way>
        </Term>
      )}
      <Term icon={Undo2}>
        <Way to={shopPaths.returns}>7 days to return, unopened</Way>
      </Term>
    </ul>
  );
}

function Term({
  icon: Icon,
  end,
  children,
}: {
  icon: LucideIcon;
  end?: string;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr_auto] gap-x-3 border-b border-line py-3">
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      <span>{children}</span>
      <span className="tabular-nums">{end}</span>
    </li>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
