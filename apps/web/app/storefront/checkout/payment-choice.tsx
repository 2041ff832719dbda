import {
  formatPesosInText,
  paymentMethodName,
  type PaymentMethod,
  type Pesos,
} from '@sirkito/commerce';
import type { OrderQuote } from '@sirkito/contracts/orders/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Note } from '#web/ui/note.tsx';
import { Radio } from '#web/ui/form/radio.tsx';
import { offeredPaymentMethods } from './checkout-draft.ts';
import { paymentOptionsQuery } from './checkout.queries.ts';

const hints: Record<PaymentMethod, string> = {
  gcash: 'Confirm in GCash',
  maya: 'Confirm in Maya',
  qrph: 'Scan with any bank or e-wallet app',
  card: 'Credit or debit, Visa or Mastercard',
  bank_transfer: 'Ships once we receive your transfer',
  cod: 'Have the exact amount ready',
};

const pickupHints = { ...hints, bank_transfer: 'Prepared once we receive your transfer' };

type CashOffer = 'offered' | 'over_limit' | 'unavailable';

export function cashOffer(quote: OrderQuote | undefined): CashOffer {
  if (quote?.isCodOffered === false) return 'unavailable';
  return quote && quote.total > quote.codLimit ? 'over_limit' : 'offered';
}

interface PaymentChoiceProps {
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  isPickup: boolean;
  cash: CashOffer;
  /** Maximum for cash on delivery; unknown until there is a quote. */
  codLimit: Pesos | undefined;
}

export function PaymentChoice(props: PaymentChoiceProps) {
  const { chosen, onChoose, isPickup, cash, codLimit } = props;
  const { data: ways } = useQuery(paymentOptionsQuery(useApi()));
  const offered = offeredPaymentMethods.filter(
    (way) => way !== 'bank_transfer' || ways?.hasBank !== false,
  );
  const hintFor = (way: PaymentMethod) => {
    if (way !== 'cod' || codLimit === undefined) return (isPickup ? pickupHints : hints)[way];
    if (cash === 'unavailable') return 'Not available for this order. Choose another method';
    return cash === 'over_limit'
      ? `For orders up to ${formatPesosInText(codLimit)}`
      : `${hints.cod}. Up to ${formatPesosInText(codLimit)}`;
  };
  return (
    <div className="grid gap-4">
      {ways?.isTest && <Note kind="warn">Test payments: no real money moves.</Note>}
      <div
        role="radiogroup"
        aria-label="Payment method"
        className="grid divide-y divide-line overflow-clip rounded border border-line-strong bg-surface-raised"
      >
        {offered.map((way) => {
          const isOff = way === 'cod' && cash !== 'offered';
          return (
            <label
              key={way}
              className={`grid grid-cols-[1.125rem_1fr] items-center gap-x-3.5 px-4 py-3.5 has-checked:bg-surface-sunken sm:grid-cols-[1.125rem_1fr_auto] ${isOff ? 'cursor-not-allowed text-ink-muted' : 'cursor-pointer'}`}
            >
              <Radio
                name="payment"
                checked={chosen === way}
                disabled={isOff}
                onChange={() => onChoose(way)}
              />
              <span className={chosen === way ? 'font-medium' : ''}>
                {paymentMethodName(way, isPickup)}
              </span>
              <span className="col-start-2 text-small text-ink-muted sm:col-start-auto">
                {hintFor(way)}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
