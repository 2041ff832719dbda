import { paymentMethodNames } from '@sirkito/commerce';
import { Radio } from '#web/ui/radio.tsx';
import { waysToPay, type WayToPay } from './checkout-draft.ts';

const hints: Record<WayToPay, string> = {
  cod: 'Have the exact amount ready',
  bank_transfer: 'Ships once it arrives',
};

interface PaymentChoiceProps {
  chosen: WayToPay | undefined;
  onChoose: (way: WayToPay) => void;
}

export function PaymentChoice({ chosen, onChoose }: PaymentChoiceProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Way to pay"
      className="grid divide-y divide-line overflow-clip rounded border border-line-strong bg-surface-raised"
    >
      {waysToPay.map((way) => (
        <label
          key={way}
          className="grid cursor-pointer grid-cols-[1.125rem_1fr] items-center gap-x-3.5 px-4 py-3.5 has-checked:bg-surface-sunken sm:grid-cols-[1.125rem_1fr_auto]"
        >
          <Radio name="payment" checked={chosen === way} onChange={() => onChoose(way)} />
          <span className={chosen === way ? 'font-medium' : ''}>{paymentMethodNames[way]}</span>
          <span className="col-start-2 text-small text-ink-muted sm:col-start-auto">
            {hints[way]}
          </span>
        </label>
      ))}
    </div>
  );
}
