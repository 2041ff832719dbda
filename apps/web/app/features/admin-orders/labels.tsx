import { formatPesos } from '@sirkito/commerce';
import type { Label } from '@sirkito/contracts/papers-staff';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Note } from '#web/ui/note.tsx';
import { PrintPage } from '#web/ui/print-page.tsx';
import { labelsQuery } from './admin-orders.queries.ts';
import { LeavePapers } from './leave-papers.tsx';
import { LeftOut } from './left-out.tsx';

interface LabelsProps {
  /** Of the orders, with commas between. */
  ids: string;
  /** Whose parcels they are. */
  sender: ReactNode;
}

/** One sheet of A6 a parcel, for a label printer or four to a page. */
export function Labels({ ids, sender }: LabelsProps) {
  const { data, error } = useQuery(labelsQuery(useApi(), ids));
  const { labels = [], leftOut = [] } = data ?? {};
  return (
    <PrintPage title="Labels" isWide isReady={labels.length > 0} ways={<LeavePapers ids={ids} />}>
      <Failed why={error} />
      {!data && !error && <p className="text-ink-muted">On its way</p>}
      {data && labels.length + leftOut.length === 0 && (
        <Note kind="warn">There is no such order.</Note>
      )}
      <LeftOut leftOut={leftOut} />
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
      aria-label={`Label of ${orderNumber}`}
      className="label-sheet flex flex-col gap-4 border border-line-strong p-4 wrap-anywhere print:border-0 print:p-0"
    >
      <p className="text-caption">{sender}</p>
      <p className="border-y-2 border-ink py-2 font-mono text-heading">{orderNumber}</p>
      <div>
        <p className="text-caption">{isPickup ? 'Picked up by' : 'Deliver to'}</p>
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
        <p>{pieces === 1 ? '1 piece' : `${pieces} pieces`}</p>
        <p className="text-right text-title font-[560]">
          {toCollect > 0 ? `Collect ${formatPesos(toCollect)}` : 'Nothing to collect'}
        </p>
      </div>
    </article>
  );
}
