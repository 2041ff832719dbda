import type { PendingReview } from '@sirkito/contracts/reviews/schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { LazyReviewForm } from './review-form-loader.tsx';

export function PendingReviewRow({ pending, userId }: { pending: PendingReview; userId: string }) {
  const { product, orderId, orderNumber } = pending;
  const [isWriting, setIsWriting] = useState(false);
  return (
    <li className="border-b border-line py-4 first:pt-0">
      <div className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 gap-y-3 sm:grid-cols-[4.5rem_1fr_auto]">
        <ProductImage path={product.image || undefined} alt="" sizes="72px" />
        <div className="min-w-0">
          <Link to={shopPaths.product(product)} className="hover:underline">
            {product.title}
          </Link>
          <p className="mt-0.5 font-mono text-caption text-ink-muted">{orderNumber}</p>
        </div>
        {!isWriting && (
          <Button
            look="quiet"
            className="col-start-2 justify-self-start sm:col-start-auto"
            onClick={() => setIsWriting(true)}
          >
            Write a review
          </Button>
        )}
      </div>
      {isWriting && (
        <div className="mt-5">
          <LazyReviewForm
            userId={userId}
            target={{ orderId, productId: product._id }}
            onDone={() => setIsWriting(false)}
          />
        </div>
      )}
    </li>
  );
}
