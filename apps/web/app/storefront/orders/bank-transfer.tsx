import { formatCount, formatDateTime, formatPesosInText } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { maxProofBytes } from '@sirkito/contracts/payments/limits';
import type { OwnPayment } from '@sirkito/contracts/payments/schemas';
import { clientError } from '@sirkito/contracts/shop-error';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderKey, paymentKey } from '#web/lib/query-keys/orders.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { buttonLook } from '#web/ui/buttons/button-style.ts';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';

interface BankTransferProps {
  order: Order;
  bank: NonNullable<OwnPayment['bank']>;
  proofs: OwnPayment['proofs'];
  children: ReactNode;
}

/** Shows the bank details and uploads proof of payment. */
export function BankTransfer({ order, bank, proofs, children }: BankTransferProps) {
  const { heading, message } = proofs.length > 0 ? sentCopy(order) : unpaidCopy(order);
  return (
    <section
      aria-label="Payment"
      className="grid gap-5 rounded-lg border border-line-strong bg-surface-raised p-5 sm:p-6"
    >
      <div className="grid gap-2">
        <h2 className="text-title font-[560]">{heading}</h2>
        <p className="text-pretty text-ink-muted">
          {message}{' '}
          {order.isPickup
            ? "Once we receive it, we'll get your order ready and email you."
            : "We'll ship your order once we receive it."}
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label="Bank" value={bank.bankName} />
        <Fact label="Account name" value={bank.accountName} />
        <Fact label="Account number" value={bank.accountNumber} isCode />
        <Fact label="Reference" value={order.orderNumber} isCode />
      </dl>
      <Proof orderId={order._id} proofs={proofs} />
      {children}
    </section>
  );
}

const unpaidCopy = ({ total, heldUntil }: Order) => ({
  heading: `Please transfer ${formatPesosInText(total)}${at(' by ', heldUntil)}`,
  message:
    'Your items are reserved until then. Use your order number as the reference so we can match your payment.',
});

const sentCopy = ({ total, heldUntil }: Order) => ({
  heading: `We're checking for your transfer of ${formatPesosInText(total)}`,
  message: `Your items are reserved${at(' until ', heldUntil)}. We check our account on working days.`,
});

const at = (word: string, time: string | null) => (time ? word + formatDateTime(time) : '');

function Fact({
  label,
  value,
  isCode = false,
}: {
  label: string;
  value: string;
  isCode?: boolean;
}) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd className={`select-all wrap-anywhere ${isCode ? 'font-mono' : ''}`}>{value}</dd>
    </div>
  );
}

function Proof({ orderId, proofs }: { orderId: string; proofs: readonly string[] }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const send = useSingleFlightMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxProofBytes) throw clientError('payment.proof_unreadable');
      const picture = await toBase64(file);
      return api(paymentPaths.addProof, { params: { orderId }, body: { picture } });
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: paymentKey(orderId) }),
        // The proof extends the hold.
        queries.invalidateQueries({ queryKey: orderKey(orderId) }),
      ]),
  });
  const newest = proofs.at(-1);
  return (
    <div className="grid gap-3 border-t border-line pt-5 print:hidden">
      <p className="text-small text-pretty text-ink-muted">
        Already paid? Send a photo or screenshot of the transfer. It helps us find your payment
        sooner, and we'll reserve your items for 2 working days while we check.
      </p>
      {newest && (
        <Note kind="ok">
          {proofs.length === 1 ? 'Proof of payment' : formatCount(proofs.length, 'photo')} received,{' '}
          {formatDateTime(newest)}. We're matching it with our records.
        </Note>
      )}
      <label
        className={`${buttonLook('quiet')} relative w-fit cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
      >
        {send.isPending && <Spinner />}
        {newest ? 'Send another photo' : 'Send proof of payment'}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={send.isPending}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) send.mutate(file);
            target.value = '';
          }}
        />
      </label>
      <ErrorNote error={send.error} />
    </div>
  );
}

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // readAsDataURL gives a string; its data: prefix is stripped.
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () =>
      reject(reader.error ?? new Error("We couldn't read this file. Try another one"));
    reader.readAsDataURL(file);
  });
