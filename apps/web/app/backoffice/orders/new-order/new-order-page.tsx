import { asPesos, formatPesos, type BrokenRule } from '@sirkito/commerce';
import type { ManualQuote } from '@sirkito/contracts/orders/staff-manual-schemas';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { withProduct, withQuantity, type NewLine } from './new-order-draft.ts';
import { NewOrderLines } from './new-order-lines.tsx';
import { CustomerFields, DeliveryFields, PaymentFields } from './new-order-customer.tsx';
import { ProductPicker } from './product-picker.tsx';
import { useNewOrder } from './use-new-order.ts';

interface NewOrderPageProps {
  /** Renders the barangay picker. */
  renderBarangayPicker: (
    onChoose: (psgcCode: string) => void,
    error: string | undefined,
  ) => ReactNode;
  /** Renders the prompt before an unsaved order is lost. */
  guard: (isOn: boolean) => ReactNode;
}

const retryNote = "It may already have gone through. Placing it again won't create a second order.";

/** Enters a manual order for a customer at the counter or on the phone. */
export function NewOrderPage({ renderBarangayPicker, guard }: NewOrderPageProps) {
  const navigate = useNavigate();
  const { form, order, isStarted, quote, failure, isBusy, ...rest } = useNewOrder({
    onPlaced: (id) => {
      toast({ title: 'Order placed', variant: 'success' });
      void navigate(staffPaths.order(id));
    },
    onPlacedBefore: () => {
      toast({ title: 'The order was already placed, without your latest changes' });
      void navigate(staffPaths.orders);
    },
  });
  const { requestQuote, place, isUncertain, brokenRule } = rest;
  const setLines = (lines: NewLine[]) => form.setValue('lines', lines);
  const fixLine = ({ productId, fix }: BrokenRule) => {
    setLines(withQuantity(order.lines, productId, fix.quantity));
    form.clearErrors();
  };
  return (
    <div className="grid max-w-3xl gap-5">
      {guard(isStarted && !isBusy)}
      <h1 className="text-title font-[560]">New order</h1>
      <Section title="Products">
        <ProductPicker onPick={(product) => setLines(withProduct(order.lines, product))} />
        <NewOrderLines lines={order.lines} onChange={setLines} />
      </Section>
      <Section title="Customer">
        <CustomerFields form={form} />
      </Section>
      <Section title="Delivery">
        <DeliveryFields
          form={form}
          order={order}
          barangayPicker={renderBarangayPicker(
            (psgcCode) => form.setValue('psgcCode', psgcCode),
            form.formState.errors.psgcCode?.message,
          )}
        />
      </Section>
      <Section title="Payment">
        <PaymentFields form={form} order={order} />
      </Section>
      <ErrorNote
        error={failure && isUncertain ? `${failure} ${retryNote}` : failure}
        action={
          brokenRule && (
            <Button look="quiet" size="small" onClick={() => fixLine(brokenRule)}>
              {brokenRule.fix.label}
            </Button>
          )
        }
      />
      {quote && <QuoteTotals quote={quote} />}
      <div>
        {quote ? (
          <Button
            look="copper"
            isBusy={isBusy}
            // Ignore the second click of a double click on the first button.
            onClick={({ detail }) => detail < 2 && place()}
          >
            Place order
          </Button>
        ) : (
          <Button
            look="copper"
            isBusy={isBusy}
            disabled={order.lines.length === 0}
            onClick={requestQuote}
          >
            Review order
          </Button>
        )}
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
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

function QuoteTotals({
  quote: { subtotal, shippingFee, discount, total },
}: {
  quote: ManualQuote;
}) {
  const rows = [
    ['Subtotal', subtotal],
    ['Shipping', shippingFee],
    ...(discount > 0 ? [['Discount', asPesos(0 - discount)] as const] : []),
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
