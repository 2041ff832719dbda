import { countPieces, formatCount, formatPesos, plural } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ProductImage } from '#web/ui/product/product-image.tsx';

export function OrderItems({ items, status }: Pick<Order, 'items' | 'status'>) {
  const pieces = countPieces(items);
  return (
    <section aria-label="What you ordered" className="pt-4">
      <h2 className="text-title font-[560]">{formatCount(pieces, 'item')}</h2>
      <ul>
        {items.map(({ productId, title, image, price, quantity, lineTotal, serials = [] }) => (
          <li
            key={productId}
            className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 border-b border-line py-4 sm:grid-cols-[5.5rem_1fr_auto]"
          >
            <ProductImage path={image || undefined} alt="" sizes="88px" />
            <div className="grid min-w-0 gap-1">
              <Link to={shopPaths.product({ _id: productId })} className="hover:underline">
                {title}
              </Link>
              <p className="text-small text-ink-muted tabular-nums">
                {quantity} × {formatPesos(price)}
              </p>
              {serials.length > 0 && (
                <p className="text-small wrap-anywhere text-ink-muted">
                  {plural(serials.length, 'Serial number')}{' '}
                  <span className="fact">{serials.join(', ')}</span>
                </p>
              )}
              {status === 'delivered' && (
                <Link
                  to={{ pathname: shopPaths.product({ _id: productId }), hash: 'write-review' }}
                  className="justify-self-start py-1 text-small underline underline-offset-4"
                >
                  Write a review
                </Link>
              )}
            </div>
            <p className="col-start-2 font-medium tabular-nums sm:col-start-auto">
              {formatPesos(lineTotal)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
