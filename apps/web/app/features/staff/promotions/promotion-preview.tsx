import { formatPesos, type Pesos } from '@sirkito/commerce';
import type { PromotionDraft } from '@sirkito/contracts/promotion-staff';
import { shopTime } from '#web/lib/shop-time.ts';
import { Card } from '../card.tsx';
import { offerWords } from './promotion-words.ts';

interface PromotionPreviewProps {
  promotion: PromotionDraft;
  brands: readonly { id: string; name: string }[];
}

/** Of these goods every whole percentage is a whole peso, so that nothing has to be rounded. */
const exampleGoods = 10_000;

/** As a shopper will see it in the cart. */
export function PromotionPreview({ promotion, brands }: PromotionPreviewProps) {
  const { name, code, kind, value, minimum, startsAt, endsAt } = promotion;
  const goods = Math.max(exampleGoods, Number(minimum) || 0);
  const worth = Number(value) || 0;
  const off = kind === 'percent' ? Math.floor(goods * worth) / 100 : worth;
  return (
    <Card title="How it will show">
      <div className="grid gap-3 text-small">
        <p>{offerWords(promotion, brands)}</p>
        <dl className="grid gap-1.5 rounded border border-line p-3.5 tabular-nums">
          <Sum name="Subtotal" amount={formatPesos(goods as Pesos)} />
          {code && (
            <div className="flex justify-between gap-4">
              <dt className="text-ink-muted">Code</dt>
              <dd className="font-mono">{code.toUpperCase()}</dd>
            </div>
          )}
          <Sum name={name || 'Its name'} amount={`−${formatPesos(off as Pesos)}`} />
        </dl>
        <p className="text-ink-muted">
          {startsAt && `From ${shopTime(startsAt)}`}
          {endsAt ? ` until ${shopTime(endsAt)}` : ', with no end'}
        </p>
      </div>
    </Card>
  );
}

const Sum = ({ name, amount }: { name: string; amount: string }) => (
  <div className="flex justify-between gap-4 text-ink-muted">
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd>{amount}</dd>
  </div>
);
