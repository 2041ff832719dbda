import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { ShieldCheck, Undo2, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Delivery } from './delivery.tsx';

/** Delivery, warranty and return in a line each; the whole of it is one link away. */
export function ProductTerms({ product }: { product: ProductDetail }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line text-small">
      <li>
        <Delivery product={product} />
      </li>
      {product.warrantyMonths > 0 && (
        <Term icon={ShieldCheck} to={shopPaths.warranty}>
          {`${product.warrantyMonths} months warranty`}
        </Term>
      )}
      <Term icon={Undo2} to={shopPaths.returns}>
        7 days to return, unopened
      </Term>
    </ul>
  );
}

interface TermProps {
  icon: LucideIcon;
  to: string;
  children: string;
}

function Term({ icon: Icon, to, children }: TermProps) {
  return (
    <li>
      <Link to={to} className="flex gap-3 py-3 hover:bg-surface-active">
        <Icon size={18} strokeWidth={1.5} className="ml-px flex-none" aria-hidden="true" />
        {children}
      </Link>
    </li>
  );
}
