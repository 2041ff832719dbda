import { formatPesos, invoiceLabels } from '@sirkito/commerce';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';

/** Returns the kind and number, as in "Credit memo CM-00000001". */
export const documentName = (document: InvoiceDocument): string =>
  `${invoiceLabels(document).title} ${document.number}`;

interface InvoicePaperProps {
  document: InvoiceDocument;
  heading: 'h1' | 'h2';
}

/** Shows an issued invoice or memo, from the document alone. */
export function InvoicePaper({ document, heading: Heading }: InvoicePaperProps) {
  const labels = invoiceLabels(document);
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap justify-between gap-6 border-b border-line-strong pb-6">
        <div>
          <p className="text-title font-[560]">{document.seller.registeredName}</p>
          <p className="text-small whitespace-pre-line text-ink-muted">
            {labels.seller.join('\n')}
          </p>
        </div>
        <div className="sm:text-right">
          <Heading className="text-heading font-[560]">{labels.title}</Heading>
          <p className="font-mono">{document.number}</p>
          <p className="text-small text-ink-muted">{labels.issued}</p>
        </div>
      </header>
      <dl className="grid gap-6 text-small wrap-anywhere sm:grid-cols-2">
        <Fact name="Sold to" lines={labels.soldTo} />
        <Fact name="Order" lines={labels.about} />
      </dl>
      {document.sale && <Lines lines={document.sale.lines} />}
      <Sums sums={labels.sums} />
    </div>
  );
}

function Lines({ lines }: Pick<NonNullable<InvoiceDocument['sale']>, 'lines'>) {
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
        {lines.map(({ sku, title, quantity, unitPrice, amount, serials }) => (
          <tr key={sku} className="break-inside-avoid border-b border-line align-top">
            <td className="py-2.5 pr-4 wrap-anywhere">
              {title}
              {serials.length > 0 && (
                <span className="block text-caption text-ink-muted">
                  Serial: {serials.join(', ')}
                </span>
              )}
            </td>
            <td className="py-2.5 text-right">{quantity}</td>
            <td className="hidden py-2.5 text-right sm:table-cell print:table-cell">
              {formatPesos(unitPrice)}
            </td>
            <td className="py-2.5 pl-4 text-right">{formatPesos(amount)}</td>
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
