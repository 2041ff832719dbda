import { formatPesos, type Pesos } from '@sirkito/commerce';

interface TotalsProps {
  subtotal: Pesos;
  shippingFee: Pesos;
  total: Pesos;
  vatIncluded: Pesos;
  /** Where the parcel goes, for people. */
  zone?: string | undefined;
}

/** What an order costs, line by line. */
export function Totals({ subtotal, shippingFee, total, vatIncluded, zone }: TotalsProps) {
  return (
    <dl className="grid gap-2">
      <Row label="Subtotal" amount={subtotal} />
      <Row label={zone ? `Shipping, ${zone}` : 'Shipping'} amount={shippingFee} />
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

function Row({ label, amount }: { label: string; amount: Pesos }) {
  return (
    <div className="flex justify-between gap-4 text-small text-ink-muted">
      <dt>{label}</dt>
      <dd>{formatPesos(amount)}</dd>
    </div>
  );
}
