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
  bank_transfer: 'Prepared once we receive your transfer',
  cod: 'Have the exact amount ready',
};

interface PaymentChoiceProps {
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  isPickup: boolean;
  /** Methods that placing would reject. */
  unavailable: OrderQuote['unavailableMethods'];
  /** Maximum for cash on delivery; unknown until there is a quote. */
  codLimit: Pesos | undefined;
}

export function PaymentChoice(props: PaymentChoiceProps) {
  const { chosen, onChoose, isPickup, unavailable, codLimit } = props;
  const { data: ways } = useQuery(paymentOptionsQuery(useApi()));
  const offered = offeredPaymentMethods.filter(
    (way) => way !== 'bank_transfer' || ways?.hasBank !== false,
  );
  const hintFor = (way: PaymentMethod) => {
    if (way !== 'cod' || codLimit === undefined) return hints[way];
    return `${hints.cod}. Up to ${formatPesosInText(codLimit)}`;
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
          const problem = unavailable.find(({ method }) => method === way);
          return (
            <label
              key={way}
              className={`grid grid-cols-[1.125rem_1fr] items-center gap-x-3.5 px-4 py-3.5 has-checked:bg-surface-sunken sm:grid-cols-[1.125rem_1fr_auto] ${problem ? 'text-ink-muted' : 'cursor-pointer'}`}
            >
              <Radio
                name="payment"
                checked={chosen === way}
                disabled={problem !== undefined}
                onChange={() => onChoose(way)}
              />
              <span className={chosen === way ? 'font-medium' : ''}>
                {paymentMethodName(way, isPickup)}
              </span>
              <span
                className={`col-start-2 text-small text-pretty text-ink-muted ${problem ? 'col-end-[-1]' : 'sm:col-start-auto'}`}
              >
                {problem?.message ?? hintFor(way)}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
