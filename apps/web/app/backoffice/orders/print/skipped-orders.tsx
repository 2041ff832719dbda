import { plural } from '@sirkito/commerce';
import type { SkippedOrder } from '@sirkito/contracts/orders/staff-print-schemas';
import { Note } from '#web/ui/note.tsx';
import { skippedOrderLabel } from '../order-labels.ts';

/** Lists orders that must not ship and so are not printed. Screen only. */
export function SkippedOrders({ skipped }: { skipped: readonly SkippedOrder[] }) {
  if (skipped.length === 0) return null;
  return (
    <div role="alert" className="mb-6 print:hidden">
      <Note kind="warn">
        Not included. {plural(skipped.length, 'This order', 'These orders')} can't be shipped:
        <ul>
          {skipped.map((parcel) => (
            <li key={parcel._id}>{skippedOrderLabel(parcel)}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
