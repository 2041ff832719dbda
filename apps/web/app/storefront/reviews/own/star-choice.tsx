import { formatCount } from '@sirkito/commerce';
import { Star } from 'lucide-react';
import { useId } from 'react';

const names = ['Poor', 'Fair', 'Okay', 'Good', 'Excellent'];

interface StarChoiceProps {
  /** 0 until a rating is selected. */
  rating: number;
  error?: string | undefined;
  onChoose: (rating: number) => void;
}

/** Radio buttons styled as stars, so keyboards and screen readers work. */
export function StarChoice({ rating, error, onChoose }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-small font-medium">Your rating</legend>
      <div className="mt-1 flex flex-wrap items-center">
        {names.map((name, index) => {
          const star = index + 1;
          return (
            <label
              key={name}
              className="grid size-11 cursor-pointer place-items-center rounded has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="rating"
                value={star}
                checked={rating === star}
                onChange={() => onChoose(star)}
                className="sr-only"
              />
              <span className="sr-only">
                {formatCount(star, 'star')}, {name.toLowerCase()}
              </span>
              <Star
                size={28}
                strokeWidth={1.25}
                aria-hidden="true"
                className={star <= rating ? 'fill-ink text-ink' : 'text-line-strong'}
              />
            </label>
          );
        })}
        <span className="ml-2 text-small text-ink-muted" aria-hidden="true">
          {names[rating - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-caption text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
