import { formatNumber } from '@sirkito/commerce';
import { Star } from 'lucide-react';

interface RatingProps {
  product: { rating: number; reviewCount: number; hasSampleReviews: boolean };
}

/** Renders the average rating and review count; nothing without reviews. */
export function Rating({ product: { rating, reviewCount, hasSampleReviews } }: RatingProps) {
  if (reviewCount === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-small text-ink-muted tabular-nums">
      <Star size={13} strokeWidth={0} className="fill-ink" aria-hidden="true" />
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)}
      <span className="sr-only"> out of 5, reviews: </span>
      <span>
        <span aria-hidden="true">(</span>
        {formatNumber(reviewCount)}
        <span aria-hidden="true">)</span>
      </span>
      {hasSampleReviews && 'Sample'}
    </span>
  );
}
