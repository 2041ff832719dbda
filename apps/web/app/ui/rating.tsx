import { Star } from 'lucide-react';

interface RatingProps {
  rating: number;
  count: number;
}

/** The average and how many it is the average of; nothing where nobody has said anything yet. */
export function Rating({ rating, count }: RatingProps) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-small text-ink-muted tabular-nums">
      <Star size={13} strokeWidth={0} className="fill-ink" aria-hidden="true" />
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)}
      <span className="sr-only"> of 5 by </span>
      <span>
        <span aria-hidden="true">(</span>
        {count}
        <span aria-hidden="true">)</span>
      </span>
    </span>
  );
}
