import { formatPesos, invoiceWords } from '@sirkito/commerce';
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

/** A sheet that prints well: light whatever the theme, and nothing on it but the invoice. */
export function InvoiceSheet({ invoice, store, children }: InvoiceSheetProps) {
  const words = invoiceWords(invoice);
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
              {store.address && <br />}
              {store.phone} · {store.email}
              {store.tin && (
                <>
                  <br />
                  VAT Reg. TIN {store.tin}
                </>
              )}
            </p>
          </div>
          <div className="sm:text-right">
            <h1 className="text-heading font-[560]">Invoice</h1>
            <p className="font-mono">{invoice.number}</p>
            <p className="text-small text-ink-muted">{words.issued}</p>
          </div>
        </header>
        <dl className="grid gap-6 text-small wrap-anywhere sm:grid-cols-2">
          <Fact name="Sold to" lines={words.soldTo} />
          <Fact name="Order" lines={words.about} />
        </dl>
        <Lines items={invoice.order.items} />
        <Sums sums={words.sums} />
      </div>
    </main>
  );
}

function Lines({ items }: Pick<Invoice['order'], 'items'>) {
  return (
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
        {items.map(({ productId, title, quantity, price, lineTotal }) => (
          <tr key={productId} className="break-inside-avoid border-b border-line align-top">
            <td className="py-2.5 pr-4 wrap-anywhere">{title}</td>
            <td className="py-2.5 text-right">{quantity}</td>
            <td className="hidden py-2.5 text-right sm:table-cell print:table-cell">
              {formatPesos(price)}
            </td>
            <td className="py-2.5 pl-4 text-right">{formatPesos(lineTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ sums }: Pick<ReturnType<typeof invoiceWords>, 'sums'>) {
  return (
    <dl className="ml-auto grid w-full max-w-80 break-inside-avoid gap-1.5 text-small tabular-nums">
      {sums.map(({ name, amount, isTotal }) => (
        <div
          key={name}
          className={`flex justify-between gap-6 ${
            isTotal ? 'border-t border-line-strong pt-2 text-lead font-[560]' : 'text-ink-muted'
          }`}
        >
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="whitespace-pre-line first-line:font-medium">{lines.join('\n')}</dd>
    </div>
  );
}
