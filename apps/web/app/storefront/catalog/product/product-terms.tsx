import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { MapPin, ShieldCheck, Undo2, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Delivery } from './delivery/delivery.tsx';

interface ProductTermsProps {
  product: ProductDetail;
  canPickUp: boolean;
}

/** Shows delivery, pick-up, warranty and returns in one line each, with links to the details. */
export function ProductTerms({ product, canPickUp }: ProductTermsProps) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line text-small">
      <li>
        <Delivery product={product} />
      </li>
      {canPickUp && (
        <Term
          icon={MapPin}
          to={`${shopPaths.shipping}#pick-up`}
          detail="Free, usually ready within 2 working hours."
        >
          Pick-up at our shop
        </Term>
      )}
      {product.warrantyMonths > 0 && (
        <Term
          icon={ShieldCheck}
          to={shopPaths.warranty}
          detail="Bring it or send it. We cover shipping both ways."
        >
          {`${product.warrantyMonths}-month warranty`}
        </Term>
      )}
      <Term icon={Undo2} to={shopPaths.returns} detail="Seals intact. You pay return shipping.">
        7-day returns, unopened
      </Term>
    </ul>
  );
}

interface TermProps {
  icon: LucideIcon;
  to: string;
  detail: string;
  children: string;
}

function Term({ icon: Icon, to, detail, children }: TermProps) {
  return (
    <li className="pb-3">
      <Link to={to} className="flex gap-3 pt-3 hover:underline">
        <Icon size={18} strokeWidth={1.5} className="ml-px flex-none" aria-hidden="true" />
        {children}
      </Link>
      <p className="ml-8 text-ink-muted">{detail}</p>
    </li>
  );
}
