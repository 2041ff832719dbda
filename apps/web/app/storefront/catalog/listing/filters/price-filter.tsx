import { parsePesos } from '@sirkito/commerce';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { priceSteps, type PriceRange } from './price-steps.ts';
import { wholePesos } from './filter-view.ts';
import type { ListingState } from '../listing-state.ts';

interface PriceFilterProps {
  state: ListingState;
  range: PriceRange;
  onChange: (prices: Partial<Pick<ListingState, 'minPrice' | 'maxPrice'>>) => void;
}

/** A price range with two handles and two fields. Applies on release, blur or Enter. */
export function PriceFilter({ state, range, onChange }: PriceFilterProps) {
  const { lowest, highest, step } = priceSteps(range);
  const [dragged, setDragged] = useState<{ min: number; max: number }>();
  const min = dragged?.min ?? Math.max(lowest, Math.min(state.minPrice ?? lowest, highest));
  const max = dragged?.max ?? Math.min(highest, Math.max(state.maxPrice ?? highest, lowest));
  const settle = () => {
    if (!dragged) return;
    setDragged(undefined);
    onChange({
      minPrice: dragged.min <= lowest ? undefined : dragged.min,
      maxPrice: dragged.max >= highest ? undefined : dragged.max,
    });
  };
  const handle = {
    type: 'range',
    min: lowest,
    max: highest,
    step,
    onPointerUp: settle,
    onKeyUp: settle,
    onBlur: settle,
    className: 'range-handle absolute inset-x-0 top-0 h-6 w-full',
  };
  const share = (price: number) => `${((price - lowest) / (highest - lowest)) * 100}%`;
  return (
    <>
      <div className="relative mt-1 mb-3 h-6 no-script:hidden">
        {/* SVG, because the Content-Security-Policy forbids inline styles. */}
        <svg
          className="absolute inset-x-2 top-1/2 h-0.5 w-[calc(100%-1rem)] overflow-visible"
          aria-hidden="true"
        >
          <line x2="100%" strokeWidth="2" className="stroke-line" />
          <line x1={share(min)} x2={share(max)} strokeWidth="2" className="stroke-ink" />
        </svg>
        <input
          {...handle}
          aria-label="Minimum price"
          aria-valuetext={wholePesos(min)}
          value={min}
          onChange={({ target }) => setDragged({ min: Math.min(Number(target.value), max), max })}
        />
        <input
          {...handle}
          aria-label="Maximum price"
          aria-valuetext={wholePesos(max)}
          value={max}
          onChange={({ target }) => setDragged({ min, max: Math.max(Number(target.value), min) })}
        />
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <PriceField
          name="min_price"
          label="From (₱)"
          price={dragged ? dragged.min : state.minPrice}
          hint={wholePesos(lowest)}
          onChange={(minPrice) => onChange({ minPrice })}
        />
        <PriceField
          name="max_price"
          label="To (₱)"
          price={dragged ? dragged.max : state.maxPrice}
          hint={wholePesos(highest)}
          onChange={(maxPrice) => onChange({ maxPrice })}
        />
      </div>
    </>
  );
}

interface PriceFieldProps {
  name: string;
  label: string;
  price: number | undefined;
  hint: string;
  onChange: (price: number | undefined) => void;
}

function PriceField({ name, label, price, hint, onChange }: PriceFieldProps) {
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const text = price === undefined ? '' : wholePesos(price);
  const shown = useRef(text);
  // Uncontrolled, so that text typed before hydration stays.
  useEffect(() => {
    if (field.current && shown.current !== text) field.current.value = text;
    shown.current = text;
    setIsInvalid(false);
  }, [text]);
  const settle = (typed: string) => {
    const next = parsePesos(typed);
    const isWrong = next === undefined && typed.trim() !== '';
    setIsInvalid(isWrong);
    if (!isWrong && next !== price) onChange(next);
  };
  const settleOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle(event.currentTarget.value);
  };
  return (
    <div className="grid content-start gap-1">
      <input
        ref={field}
        name={name}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={hint}
        defaultValue={text}
        onBlur={({ target }) => settle(target.value)}
        onKeyDown={settleOnEnter}
        className="h-11 w-full min-w-0 rounded border border-line-strong bg-surface-raised px-2.5 text-input tabular-nums placeholder:text-ink-faint aria-invalid:border-danger lg:h-9 lg:text-small"
      />
      {isInvalid && (
        <p id={errorId} role="alert" className="text-caption text-danger">
          Enter a price, such as 5,000
        </p>
      )}
    </div>
  );
}
