import { formatPesos, invoiceLabels, sellerLines } from '@sirkito/commerce';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';

interface InvoicePaperProps {
  invoice: Invoice;
  store: StoreProfile;
  heading: 'h1' | 'h2';
}

export function InvoicePaper({ invoice, store, heading: Heading }: InvoicePaperProps) {
  const labels = invoiceLabels(invoice);
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap justify-between gap-6 border-b border-line-strong pb-6">
        <div>
          <p className="text-title font-[560]">{store.brandName}</p>
          <p className="text-small whitespace-pre-line text-ink-muted">
            {sellerLines(store).join('\n')}
          </p>
        </div>
        <div className="sm:text-right">
          <Heading className="text-heading font-[560]">Invoice</Heading>
          <p className="font-mono">{invoice.number}</p>
          <p className="text-small text-ink-muted">{labels.issued}</p>
        </div>
      </header>
      <dl className="grid gap-6 text-small wrap-anywhere sm:grid-cols-2">
        <Fact name="Sold to" lines={labels.soldTo} />
        <Fact name="Order" lines={labels.about} />
      </dl>
      <Lines items={invoice.order.items} />
      <Sums sums={labels.sums} />
    </div>
  );
}

function Lines({ items }: Pick<Invoice['order'], 'items'>) {
  return (
    <table className="w-full text-left text-small">
      <thead>
        <tr className="border-b border-line-strong text-ink-muted">
          <th className="py-2 font-normal">Item</th>
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

function Sums({ sums }: Pick<ReturnType<typeof invoiceLabels>, 'sums'>) {
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
