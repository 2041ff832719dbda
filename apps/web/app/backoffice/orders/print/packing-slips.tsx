import { formatDateTime } from '@sirkito/commerce';
import type { PackingSlip } from '@sirkito/contracts/orders/staff-print-schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { nextSheet, PrintPage } from '#web/ui/print-page.tsx';
import { packingSlipsQuery } from '../orders.queries.ts';
import { LeavePrintPage } from './leave-print-page.tsx';
import { SkippedOrders } from './skipped-orders.tsx';

/** A packing slip: address, items and a checkbox per unit. No prices. */
export function PackingSlips({ ids }: { ids: string }) {
  const { data, error } = useQuery(packingSlipsQuery(useApi(), ids));
  const { slips = [], skipped = [] } = data ?? {};
  return (
    <PrintPage
      title="Packing slips"
      isReady={slips.length > 0}
      actions={<LeavePrintPage ids={ids} />}
    >
      <ErrorNote error={error} />
      {!data && !error && <p className="text-ink-muted">Loading…</p>}
      {data && slips.length + skipped.length === 0 && <Note kind="warn">No orders found.</Note>}
      <SkippedOrders skipped={skipped} />
      <div>
        {slips.map((slip) => (
          <Sheet key={slip._id} slip={slip} />
        ))}
      </div>
    </PrintPage>
  );
}

function Sheet({ slip }: { slip: PackingSlip }) {
  return (
    <article aria-label={`Packing slip for ${slip.orderNumber}`} className={nextSheet}>
      <header className="flex flex-wrap items-baseline justify-between gap-4 border-b border-line-strong pb-4">
        <h2 className="text-heading font-[560]">Packing slip</h2>
        <p className="text-right">
          <span className="font-mono text-title">{slip.orderNumber}</span>
          <br />
          <span className="text-small text-ink-muted">{formatDateTime(slip.createdAt)}</span>
        </p>
      </header>
      <DeliverTo slip={slip} />
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line-strong text-small text-ink-muted">
            <th className="py-2 font-normal">Item</th>
            <th className="hidden py-2 font-normal sm:table-cell print:table-cell">SKU</th>
            <th className="py-2 text-right font-normal">Qty</th>
            <th className="py-2 pl-6 font-normal">Packed</th>
          </tr>
        </thead>
        <tbody>
          {slip.lines.map(({ lineNo, title, sku, quantity }) => (
            <tr key={lineNo} className="break-inside-avoid border-b border-line align-top">
              <td className="py-3 pr-4 wrap-anywhere">{title}</td>
              <td className="hidden py-3 pr-4 font-mono text-small sm:table-cell print:table-cell">
                {sku}
              </td>
              <td className="py-3 text-right font-[560] tabular-nums">{quantity}</td>
              <td className="py-3 pl-6">
                <span className="flex flex-wrap gap-1.5" aria-hidden="true">
                  {Array.from({ length: quantity }, (_, unit) => (
                    <span key={unit} className="size-4.5 border border-line-strong" />
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function DeliverTo({ slip: { address, isPickup, notes } }: { slip: PackingSlip }) {
  const remarks = [address.notes, notes].filter(Boolean).join('. ');
  return (
    <div className="py-8 wrap-anywhere">
      <p className="text-small text-ink-muted">{isPickup ? 'Pick-up by' : 'Deliver to'}</p>
      <p className="text-lead">
        {address.fullName}, {address.phone}
        <br />
        {isPickup ? (
          'Hold at the counter'
        ) : (
          <>
            {address.street}, {address.barangay}
            <br />
            {address.cityMunicipality} {address.postalCode}, {address.province || address.region}
          </>
        )}
      </p>
      {remarks && <p className="mt-1 text-ink-muted">{remarks}</p>}
    </div>
  );
}
