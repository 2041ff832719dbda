import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { ShieldCheck, Undo2, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Delivery } from './delivery.tsx';

/** Shows delivery, warranty and returns in one line each, with links to the details. */
export function ProductTerms({ product }: { product: ProductDetail }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line text-small">
      <li>
        <Delivery product={product} />
      </li>
      {product.warrantyMonths > 0 && (
        <Term icon={ShieldCheck} to={shopPaths.warranty}>
          {`${product.warrantyMonths}-month warranty`}
        </Term>
      )}
      <Term icon={Undo2} to={shopPaths.returns}>
        7-day returns, unopened
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
