import { formatPesos, lineTotal, toCentavos, toPesos } from '@sirkito/commerce';
import { X } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx';
import { withinStock, withQuantity, type NewLine } from './new-order-draft.ts';

interface NewOrderLinesProps {
  lines: readonly NewLine[];
  onChange: (lines: NewLine[]) => void;
}

export function NewOrderLines({ lines, onChange }: NewOrderLinesProps) {
  return (
    <ul aria-label="Order items" className="grid empty:hidden">
      {lines.map(({ productId, name, price, stock, quantity }) => (
        <li
          key={productId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 text-small"
        >
          <span className="min-w-0 flex-1 basis-full sm:basis-0">{name}</span>
          <QuantityStepper
            name={name}
            value={quantity}
            max={withinStock(stock, Infinity)}
            size="small"
            onChange={(requested) =>
              onChange(withQuantity(lines, productId, withinStock(stock, requested)))
            }
          />
          <span className="ml-auto w-28 text-right tabular-nums sm:ml-0">
            {formatPesos(toPesos(lineTotal({ price: toCentavos(price), quantity })))}
          </span>
          <IconButton
            icon={X}
            label={`Remove ${name}`}
            onClick={() => onChange(withQuantity(lines, productId, 0))}
          />
        </li>
      ))}
    </ul>
  );
}
