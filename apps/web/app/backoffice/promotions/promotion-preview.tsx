import { asPesos, formatDateTime, formatPesos } from '@sirkito/commerce';
import type { PromotionDraft } from '@sirkito/contracts/promotions/staff-schemas';
import { Card } from '../shared/card.tsx';
import { offerLabel } from './promotion-labels.ts';

interface PromotionPreviewProps {
  promotion: PromotionDraft;
  brands: readonly { id: string; name: string }[];
}

/** A subtotal where every whole percentage is a whole peso, so nothing is rounded. */
const exampleSubtotal = 10_000;

/** Previews the promotion as shown in the cart. */
export function PromotionPreview({ promotion, brands }: PromotionPreviewProps) {
  const { name, code, kind, value, minimum, startsAt, endsAt } = promotion;
  const subtotal = Math.max(exampleSubtotal, Number(minimum) || 0);
  const worth = Number(value) || 0;
  const off = kind === 'percent' ? Math.floor(subtotal * worth) / 100 : worth;
  return (
    <Card title="Preview">
      <div className="grid gap-3 text-small">
        <p>{offerLabel(promotion, brands)}</p>
        <dl className="grid gap-1.5 rounded border border-line p-3.5 tabular-nums">
          <Row name="Subtotal" amount={formatPesos(asPesos(subtotal))} />
          {code && (
            <div className="flex justify-between gap-4">
              <dt className="text-ink-muted">Promo code</dt>
              <dd className="font-mono">{code.toUpperCase()}</dd>
            </div>
          )}
          <Row name={name || 'Promotion name'} amount={`−${formatPesos(asPesos(off))}`} />
        </dl>
        <p className="text-ink-muted">
          {startsAt && `From ${formatDateTime(startsAt)}`}
          {endsAt ? ` until ${formatDateTime(endsAt)}` : ', no end date'}
        </p>
      </div>
    </Card>
  );
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <div className="flex justify-between gap-4 text-ink-muted">
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd>{amount}</dd>
  </div>
);
