import { formatPesos, paymentMethodNames, type Pesos } from '@sirkito/commerce';
import type { Invoice } from '@sirkito/contracts/invoice';
import type { StoreProfile } from '@sirkito/contracts/settings';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface InvoiceSheetProps {
  invoice: Invoice;
  store: StoreProfile;
  /** Beside the print button, and not on paper. */
  children?: ReactNode;
}

const day = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'Asia/Manila' });

/** A sheet that prints well: light whatever the theme, and nothing on it but the invoice. */
export function InvoiceSheet({ invoice, store, children }: InvoiceSheetProps) {
  const { order } = invoice;
  const { address } = order;
  return (
    <main
      id="content"
      tabIndex={-1}
      data-theme="light"
      className="min-h-dvh bg-surface-raised px-5 py-8 text-ink outline-none sm:px-8 print:min-h-0 print:p-0"
    >
      <div className="mx-auto grid max-w-190 gap-8">
        <div className="flex flex-wrap items-start gap-2.5 print:hidden">
          <Button look="copper" onClick={() => window.print()}>
            Print
          </Button>
          {children}
        </div>
        <header className="flex flex-wrap justify-between gap-6 border-b border-line-strong pb-6">
          <div>
            <p className="text-title font-[560]">{store.brandName}</p>
            <p className="text-small text-ink-muted">
              {store.address}
              <br />
              {store.phone} · {store.email}
            </p>
          </div>
          <div className="sm:text-right">
            <h1 className="text-heading font-[560]">Invoice</h1>
            <p className="font-mono">{invoice.number}</p>
            <p className="text-small text-ink-muted">{day.format(new Date(invoice.issuedAt))}</p>
          </div>
        </header>
        <dl className="grid gap-6 text-small wrap-anywhere sm:grid-cols-2">
          <Fact name="Sold to">
            <span className="font-medium">{invoice.buyerName}</span>
            {invoice.tin && (
              <>
                <br />
                TIN <span className="font-mono">{invoice.tin}</span>
              </>
            )}
            {!order.isPickup && (
              <>
                <br />
                {address.street}, {address.barangay}
                <br />
                {address.cityMunicipality} {address.postalCode},{' '}
                {address.province || address.region}
              </>
            )}
          </Fact>
          <Fact name="Order">
            <span className="font-mono">{order.orderNumber}</span>, placed{' '}
            {day.format(new Date(order.createdAt))}
            <br />
            Paid by {paymentMethodNames[order.paymentMethod].toLowerCase()}
          </Fact>
        </dl>
        <Lines invoice={invoice} />
      </div>
    </main>
  );
}

function Lines({ invoice: { order, vatableSales } }: Pick<InvoiceSheetProps, 'invoice'>) {
  return (
    <>
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-line-strong text-ink-muted">
            <th className="py-2 font-normal">Part</th>
            <th className="py-2 text-right font-normal">Qty</th>
            <th className="hidden py-2 text-right font-normal sm:table-cell print:table-cell">
              Unit price
            </th>
            <th className="py-2 pl-4 text-right font-normal">Amount</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {order.items.map(({ productId, title, quantity, price, lineTotal }) => (
            <tr key={productId} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2.5 pr-4">{title}</td>
              <td className="py-2.5 text-right">{quantity}</td>
              <td className="hidden py-2.5 text-right sm:table-cell print:table-cell">
                {formatPesos(price)}
              </td>
              <td className="py-2.5 text-right">{formatPesos(lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ml-auto grid w-full max-w-80 break-inside-avoid gap-1.5 text-small tabular-nums">
        <Sum name="Subtotal" amount={order.subtotal} />
        <Sum name="Shipping" amount={order.shippingFee} />
        {order.discounts.map(({ label, amount }) => (
          <Sum key={label} name={label} amount={amount} isOff />
        ))}
        <div className="flex justify-between gap-6 border-t border-line-strong pt-2 text-lead font-[560]">
          <dt>Total</dt>
          <dd>{formatPesos(order.total)}</dd>
        </div>
        <Sum name="VATable sales in it" amount={vatableSales} />
        <Sum name="VAT in it, 12%" amount={order.vatIncluded} />
      </dl>
    </>
  );
}

interface SumProps {
  name: string;
  amount: Pesos;
  isOff?: boolean;
}

const Sum = ({ name, amount, isOff = false }: SumProps) => (
  <div className="flex justify-between gap-6 text-ink-muted">
    <dt>{name}</dt>
    <dd>
      {isOff && '−'}
      {formatPesos(amount)}
    </dd>
  </div>
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
