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
        onKeyDown={({ key }) => key === 'Enter' && commit()}
        className="w-full min-w-0 bg-transparent text-center"
      />
      <output className="sr-only">Quantity {value}</output>
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
          // Tooltip renders outside the modal.
          <span
            id={limitId}
            role="tooltip"
            className="pointer-events-none invisible absolute right-0 bottom-full z-1 mb-1.5 rounded bg-inverse px-2.5 py-1.5 text-caption whitespace-nowrap text-inverse-ink transition-[visibility] duration-0 group-hover/more:visible group-hover/more:delay-700 group-has-focus-visible/more:visible"
          >
            {value >= max ? `Maximum stock: ${max}` : `Limit: ${maxQuantity} per product`}
          </span>
        )}
      </span>
    </div>
  );
}

interface StepProps extends ComponentProps<'button'> {
  label: string;
}

/** Marked as disabled only, so that the press which reaches the limit keeps the focus. */
function Step({ label, disabled, onClick, ...button }: StepProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      aria-disabled={disabled ? true : undefined}
      onClick={disabled ? undefined : onClick}
      className="grid place-items-center rounded hover:bg-surface-active off:cursor-not-allowed off:bg-transparent off:text-ink-faint off:opacity-50"
    />
  );
}
