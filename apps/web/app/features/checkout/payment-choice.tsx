import { formatPesos, paymentMethodName, type PaymentMethod, type Pesos } from '@sirkito/commerce';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { Note } from '#web/ui/note.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { waysToPay } from './checkout-draft.ts';
import { waysQuery } from './checkout.queries.ts';

const hints: Record<PaymentMethod, string> = {
  gcash: 'Opens GCash to confirm',
  maya: 'Opens Maya to confirm',
  qrph: 'Scan it with any bank or wallet app',
  card: 'Credit or debit, Visa or Mastercard',
  bank_transfer: 'Ships once it arrives',
  cod: 'Have the exact amount ready',
};

const pickupHints = { ...hints, bank_transfer: 'Set aside once it arrives' };

interface PaymentChoiceProps {
  chosen: PaymentMethod | undefined;
  onChoose: (way: PaymentMethod) => void;
  isPickup: boolean;
  isCashTooMuch: boolean;
  /** Up to so much can be paid in cash; unknown until there is an address. */
  codLimit: Pesos | undefined;
}

export function PaymentChoice(props: PaymentChoiceProps) {
  const { chosen, onChoose, isPickup, isCashTooMuch, codLimit } = props;
  const { data: ways } = useQuery(waysQuery(useApi()));
  const offered = waysToPay.filter((way) => way !== 'bank_transfer' || ways?.hasBank !== false);
  const hintFor = (way: PaymentMethod) => {
    if (way !== 'cod' || codLimit === undefined) return (isPickup ? pickupHints : hints)[way];
    return isCashTooMuch
      ? `For orders up to ${formatPesos(codLimit)}`
      : `${hints.cod}, up to ${formatPesos(codLimit)}`;
  };
  return (
    <div className="grid gap-4">
      {ways?.isTest && <Note kind="warn">Test payments: no real money moves.</Note>}
      <div
        role="radiogroup"
        aria-label="Way to pay"
        className="grid divide-y divide-line overflow-clip rounded border border-line-strong bg-surface-raised"
      >
        {offered.map((way) => {
          const isOff = way === 'cod' && isCashTooMuch;
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
