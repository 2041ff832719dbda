import { formatCount, formatPesos } from '@sirkito/commerce';
import type { Label } from '@sirkito/contracts/orders/staff-print-schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { PrintPage } from '#web/ui/print-page.tsx';
import { labelsQuery } from '../orders.queries.ts';
import { LeavePrintPage } from './leave-print-page.tsx';
import { SkippedOrders } from './skipped-orders.tsx';

interface ShippingLabelsProps {
  /** Comma-separated order ids. */
  ids: string;
  /** The sender's details. */
  sender: ReactNode;
}

/** One A6 label per parcel, for label printers or four to a page. */
export function ShippingLabels({ ids, sender }: ShippingLabelsProps) {
  const { data, error } = useQuery(labelsQuery(useApi(), ids));
  const { labels = [], skipped = [] } = data ?? {};
  return (
    <PrintPage
      title="Labels"
      isWide
      isReady={labels.length > 0}
      actions={<LeavePrintPage ids={ids} />}
    >
      <ErrorNote error={error} />
      {!data && !error && <p className="text-ink-muted">Loading…</p>}
      {data && labels.length + skipped.length === 0 && <Note kind="warn">No orders found.</Note>}
      <SkippedOrders skipped={skipped} />
      <div className="flex flex-wrap gap-4 print:block">
        {labels.map((label) => (
          <Sheet key={label._id} label={label} sender={sender} />
        ))}
      </div>
    </PrintPage>
  );
}

function Sheet({ label, sender }: { label: Label; sender: ReactNode }) {
  const { orderNumber, address, isPickup, notes, pieces, toCollect } = label;
  const remarks = [address.notes, notes].filter(Boolean).join('. ');
  return (
    <article
      aria-label={`Label for ${orderNumber}`}
      className="label-sheet flex flex-col gap-4 border border-line-strong p-4 wrap-anywhere print:border-0 print:p-0"
    >
      <p className="text-caption">{sender}</p>
      <p className="border-y-2 border-ink py-2 font-mono text-heading">{orderNumber}</p>
      <div>
        <p className="text-caption">{isPickup ? 'Pick-up by' : 'Deliver to'}</p>
        <p className="text-title font-[560]">{address.fullName}</p>
        <p className="text-lead">{address.phone}</p>
        {!isPickup && (
          <p>
            {address.street}, {address.barangay}
            <br />
            <b className="font-[560]">
              {address.cityMunicipality} {address.postalCode}
            </b>
            <br />
            {address.province || address.region}
          </p>
        )}
      </div>
      {remarks && <p className="text-small">{remarks}</p>}
      <div className="mt-auto flex items-end justify-between gap-4 border-t-2 border-ink pt-2">
        <p>{formatCount(pieces, 'item')}</p>
        <p className="text-right text-title font-[560]">
          {toCollect > 0 ? `Collect ${formatPesos(toCollect)}` : 'PREPAID'}
        </p>
      </div>
    </article>
  );
}
