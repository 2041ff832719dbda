import { formatPesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import { maxProofBytes, paymentPaths } from '@sirkito/contracts/paths/payment';
import type { OwnPayment } from '@sirkito/contracts/payment';
import { ownError } from '@sirkito/contracts/shop-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { Failed } from '#web/ui/failed.tsx';

interface BankTransferProps {
  order: Order;
  bank: NonNullable<OwnPayment['bank']>;
  proofs: OwnPayment['proofs'];
}

/** Where the money goes, under which name, and the proof that it is on its way. */
export function BankTransfer({ order, bank, proofs }: BankTransferProps) {
  const { heading, words } = proofs.length > 0 ? sentWords(order) : unpaidWords(order);
  return (
    <section
      aria-label="Payment"
      className="grid gap-5 rounded-lg border border-line-strong bg-surface-raised p-5 sm:p-6"
    >
      <div className="grid gap-2">
        <h2 className="text-title font-[560]">{heading}</h2>
        <p className="text-pretty text-ink-muted">
          {words}{' '}
          {order.isPickup
            ? 'Once the money arrives, we write to you when they are ready.'
            : 'It ships once the money arrives.'}
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label="Bank" value={bank.bankName} />
        <Fact label="Account name" value={bank.accountName} />
        <Fact label="Account number" value={bank.accountNumber} isCode />
        <Fact label="Reference" value={order.orderNumber} isCode />
      </dl>
      <Proof orderId={order._id} proofs={proofs} />
    </section>
  );
}

const unpaidWords = ({ total, heldUntil }: Order) => ({
  heading: `Please transfer ${formatPesos(total)}${at(' by ', heldUntil)}`,
  words:
    'Until then your parts are set aside. Put the order number into the reference, so that we know it is yours.',
});

const sentWords = ({ total, heldUntil }: Order) => ({
  heading: `We look for your transfer of ${formatPesos(total)}`,
  words: `Your parts are set aside${at(' until ', heldUntil)}. We look into our account on working days.`,
});

const at = (word: string, time: string | null) => (time ? word + orderTime(time) : '');

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
  const send = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxProofBytes) throw ownError('payment.bad_picture');
      const picture = await toBase64(file);
      return api(paymentPaths.addProof, { params: { orderId }, body: { picture } });
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['orders', 'payment', orderId] }),
        // It is held for longer now.
        queries.invalidateQueries({ queryKey: ['orders', 'one', orderId] }),
      ]),
  });
  const newest = proofs.at(-1);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-small text-pretty text-ink-muted">
        Done? A photo or screenshot of the transfer helps us find it sooner, and keeps your parts
        set aside for two working days while we look.
      </p>
      {newest && (
        <Note kind="ok">
          {proofs.length === 1 ? 'Your picture' : `Your ${proofs.length} pictures`} arrived,{' '}
          {orderTime(newest)}. We compare it with our account.
        </Note>
      )}
      <label
        className={`${buttonLook('quiet')} relative w-fit cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
      >
        {send.isPending && <Spinner />}
        {newest ? 'Send another picture' : 'Send a picture of the transfer'}
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
      <Failed why={send.error} />
    </div>
  );
}

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, '')); // a data: address
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
