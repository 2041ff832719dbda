import { formatNumber, plural } from '@sirkito/commerce';

interface StarBarsProps {
  /** Number of reviews per rating, one star first. */
  stars: readonly number[];
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/** Filters reviews by rating; pressing the bar again clears the filter. */
export function StarBars({ stars, chosen, onChoose }: StarBarsProps) {
  const total = stars.reduce((sum, count) => sum + count, 0);
  const rows = stars.map((count, index) => ({ star: index + 1, count })).toReversed();
  return (
    <ul aria-label="Reviews by rating" className="grid">
      {rows.map(({ star, count }) => (
        <li key={star}>
          <button
            type="button"
            aria-pressed={chosen === star}
            disabled={count === 0}
            onClick={() => onChoose(chosen === star ? undefined : star)}
            className="grid h-9 w-full grid-cols-[1.5rem_1fr_2.5rem] items-center gap-2 rounded px-1.5 text-caption enabled:hover:bg-surface-active disabled:cursor-not-allowed disabled:text-ink-faint aria-pressed:bg-surface-active aria-pressed:font-medium"
          >
            <span className="font-mono">
              {star}
              <span className="sr-only">{` ${plural(star, 'star')}: `}</span>
            </span>
            <svg className="h-1.5 w-full" aria-hidden="true">
              <rect width="100%" height="100%" className="fill-line" />
              <rect width={`${share(count, total)}%`} height="100%" className="fill-ink" />
            </svg>
            <span className="text-right font-mono">{formatNumber(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const share = (count: number, total: number) => (total > 0 ? (count / total) * 100 : 0);
