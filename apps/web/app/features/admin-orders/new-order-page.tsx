import { formatPesos, type Pesos } from '@sirkito/commerce';
import type { ManualQuote } from '@sirkito/contracts/manual-order-staff';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { withProduct } from './new-order-draft.ts';
import { NewOrderLines } from './new-order-lines.tsx';
import { CustomerFields, DeliveryFields, PaymentFields } from './new-order-person.tsx';
import { ProductPicker } from './product-picker.tsx';
import { useNewOrder } from './use-new-order.ts';

interface NewOrderPageProps {
  /** The choice of a barangay, which tells its code. */
  placesFor: (onChoose: (psgcCode: string) => void, error: string | undefined) => ReactNode;
  /** Asks before an order that has begun is left behind. */
  guard: (isOn: boolean) => ReactNode;
}

const stillOne = 'It may be placed already. Placed again from here it stays one order.';

/** For somebody at the counter or on the phone. */
export function NewOrderPage({ placesFor, guard }: NewOrderPageProps) {
  const navigate = useNavigate();
  const { order, isBegun, quote, errors, failure, isUnanswered, isBusy, ...acts } = useNewOrder({
    onPlaced: (id) => {
      toast({ title: 'The order is placed', variant: 'success' });
      void navigate(staffPaths.order(id));
    },
    onPlacedBefore: () => {
      toast({ title: 'It was placed already, as it was before you changed it' });
      void navigate(staffPaths.orders);
    },
  });
  const { change, ask, place } = acts;
  const fields = { order, errors, onChange: change };
  return (
    <div className="grid max-w-3xl gap-5">
      {guard(isBegun && !isBusy)}
      <h1 className="text-title font-[560]">New order</h1>
      <Part title="Products">
        <ProductPicker onPick={(product) => change({ lines: withProduct(order.lines, product) })} />
        <NewOrderLines lines={order.lines} onChange={(lines) => change({ lines })} />
      </Part>
      <Part title="Customer">
        <CustomerFields {...fields} />
      </Part>
      <Part title="Delivery">
        <DeliveryFields
          {...fields}
          places={placesFor((psgcCode) => change({ psgcCode }), errors['place.psgcCode'])}
        />
      </Part>
      <Part title="Payment">
        <PaymentFields {...fields} />
      </Part>
      <Failed why={failure && isUnanswered ? `${failure} ${stillOne}` : failure} />
      {quote && <Figures quote={quote} />}
      <div>
        {quote ? (
          <Button
            look="copper"
            isBusy={isBusy}
            // Not for the second half of a double press on the button that stood here.
            onClick={({ detail }) => detail < 2 && void place()}
          >
            Place the order
          </Button>
        ) : (
          <Button
            look="copper"
            isBusy={isBusy}
            disabled={order.lines.length === 0}
            onClick={() => void ask()}
          >
            See the total
          </Button>
        )}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-4 rounded border border-line bg-surface-raised p-4.5"
    >
      <h2 className="text-small font-[560]">{title}</h2>
      {children}
    </section>
  );
}

function Figures({ quote: { subtotal, shippingFee, discount, total } }: { quote: ManualQuote }) {
  const rows = [
    ['Subtotal', subtotal],
    ['Shipping', shippingFee],
    ...(discount > 0 ? [['Promotion', (0 - discount) as Pesos] as const] : []),
    ['Total', total],
  ] as const;
  return (
    <div role="status">
      <dl className="grid max-w-xs gap-1.5 text-small">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 last:text-body last:font-[560]">
            <dt>{label}</dt>
            <dd className="tabular-nums">{formatPesos(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
