import { Star } from 'lucide-react';

const five = [1, 2, 3, 4, 5];

/** Renders a rating as five stars with a text alternative. */
export function Stars({ rating, size = 15 }: { rating: number; size?: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-0.5">
      {five.map((star) => (
        <Star
          key={star}
          size={size}
          strokeWidth={1.25}
          aria-hidden="true"
          className={star <= Math.round(rating) ? 'fill-ink text-ink' : 'text-line-strong'}
        />
      ))}
    </span>
  );
}
