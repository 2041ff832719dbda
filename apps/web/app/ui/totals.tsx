import { formatPesos, type Pesos } from '@sirkito/commerce';

interface TotalsProps {
  subtotal: Pesos;
  shippingFee: Pesos;
  discounts: readonly { label: string; amount: Pesos }[];
  total: Pesos;
  vatIncluded: Pesos;
  /** Where the parcel goes, for people. */
  zone?: string | undefined;
  /** Nothing is carried. */
  isPickup?: boolean;
}

/** What an order costs, line by line. */
export function Totals(props: TotalsProps) {
  const { subtotal, shippingFee, discounts, total, vatIncluded, zone, isPickup } = props;
  const carried = zone ? `Shipping, ${zone}` : 'Shipping';
  return (
    <dl className="grid gap-2 tabular-nums">
      <Row label="Subtotal" amount={subtotal} />
      <Row label={isPickup ? 'Pick-up at the shop' : carried} amount={shippingFee} />
      {discounts.map(({ label, amount }) => (
        <Row key={label} label={label} amount={amount} isOff />
      ))}
      <div className="flex justify-between gap-4 pt-2 text-lead font-[560]">
        <dt>Total</dt>
        <dd>{formatPesos(total)}</dd>
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
  /** It is taken off. */
  isOff?: boolean;
}

function Row({ label, amount, isOff = false }: RowProps) {
  return (
    <div className="flex justify-between gap-4 text-small text-ink-muted">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">
        {isOff && '−'}
        {formatPesos(amount)}
      </dd>
    </div>
  );
}
