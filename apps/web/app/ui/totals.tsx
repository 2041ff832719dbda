import { formatPesos, type Pesos } from '@sirkito/commerce';

interface TotalsProps {
  subtotal: Pesos;
  shippingFee: Pesos;
  discounts: readonly { label: string; amount: Pesos }[];
  total: Pesos;
  vatIncluded: Pesos;
  /** Name of the shipping zone. */
  zone?: string | undefined;
  isPickup?: boolean;
}

/** Renders the totals of an order. */
export function Totals(props: TotalsProps) {
  const { subtotal, shippingFee, discounts, total, vatIncluded, zone, isPickup } = props;
  const shippingLabel = zone ? `Shipping, ${zone}` : 'Shipping';
  return (
    <dl className="grid gap-2 tabular-nums">
      <Row label="Subtotal" amount={subtotal} />
      <Row label={isPickup ? 'Pick-up at the shop' : shippingLabel} amount={shippingFee} />
      {discounts.map(({ label, amount }) => (
        <Row key={label} label={label} amount={amount} isDiscount />
      ))}
      <div className="flex items-baseline justify-between gap-4 pt-2 font-[560]">
        <dt>Total</dt>
        <dd className="text-price-sum">{formatPesos(total)}</dd>
      </div>
      <div className="flex gap-1 text-caption text-ink-muted">
        <dt className="sr-only">VAT</dt>
        <dd>Includes {formatPesos(vatIncluded)} VAT</dd>
      </div>
    </dl>
  );
}

interface RowProps {
  label: string;
  amount: Pesos;
  /** Shows a minus sign. */
  isDiscount?: boolean;
}

function Row({ label, amount, isDiscount = false }: RowProps) {
  return (
    <div className="flex justify-between gap-4 text-small text-ink-muted">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">
        {isDiscount && '−'}
        {formatPesos(amount)}
      </dd>
    </div>
  );
}
