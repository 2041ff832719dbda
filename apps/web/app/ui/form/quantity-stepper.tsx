import { maxQuantity } from '@sirkito/commerce';
import { Minus, Plus } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';

interface QuantityStepperProps {
  /** Product name, for screen readers. */
  name: string;
  value: number;
  /** Units in stock. */
  max: number;
  size: 'small' | 'large';
  /** Called with any number typed, also beyond the limits. */
  onChange: (quantity: number) => void;
}

const boxes = {
  small: 'h-9 grid-cols-[2.25rem_2.25rem_2.25rem] text-small',
  large: 'h-13 grid-cols-[2.75rem_2.75rem_2.75rem]',
};

export function QuantityStepper({ name, value, max, size, onChange }: QuantityStepperProps) {
  const limitId = useId();
  const isAtLimit = value >= Math.min(max, maxQuantity);
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const text = typed?.trim() ?? '';
    setTyped(undefined);
    if (/^-?\d+$/.test(text) && Number(text) !== value) onChange(Number(text));
  };
  return (
    <div
      role="group"
      aria-label={`Quantity of ${name}`}
      className={`inline-grid items-stretch rounded border border-line-strong bg-surface-raised tabular-nums ${boxes[size]}`}
    >
      <Step label="Decrease quantity" disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Minus size={16} strokeWidth={1.5} aria-hidden="true" />
      </Step>
      <input
        aria-label="Quantity"
        inputMode="numeric"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="w-full min-w-0 bg-transparent text-center"
      />
      <span className="group/more relative grid">
        <Step
          label="Increase quantity"
          disabled={isAtLimit}
          aria-describedby={isAtLimit ? limitId : undefined}
          onClick={() => onChange(value + 1)}
        >
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
        </Step>
        {isAtLimit && (
          // Tooltip needs pointer events, which disabled buttons lack, and renders outside the modal.
          <span
            id={limitId}
            role="tooltip"
            className="pointer-events-none invisible absolute right-0 bottom-full z-1 mb-1.5 rounded bg-inverse px-2.5 py-1.5 text-caption whitespace-nowrap text-inverse-ink transition-[visibility] duration-0 group-hover/more:visible group-hover/more:delay-700"
          >
            {value >= max ? `Maximum stock: ${max}` : `Limit: ${maxQuantity} per product`}
          </span>
        )}
      </span>
    </div>
  );
}

function Step({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className="grid place-items-center rounded hover:bg-surface-active disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-faint disabled:opacity-50"
    />
  );
}
