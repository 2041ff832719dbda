import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { useOrderChange } from '../use-order-change.ts';

interface CodCheckProps {
  staffOrder: StaffOrder;
  canChange: boolean;
}

/** Shows why cash on delivery is risky and approves it. */
export function CodCheck({ staffOrder: { cod, order, version }, canChange }: CodCheckProps) {
  const approval = useOrderChange((api) =>
    api(orderStaffPaths.approveCod, { params: { id: order._id }, body: { version } }),
  );
  if (!cod) return null;
  const isDue = cod.review === 'required' && order.status === 'pending';
  return (
    <section aria-label="Cash on delivery risk" className="grid gap-2">
      <h2 className="font-[560]">Cash on delivery risk</h2>
      <Note kind={isDue ? 'warn' : 'info'}>
        <p className="font-medium">
          Score {cod.score}
          {isDue && '. Call the customer, then approve or cancel this order.'}
          {cod.review === 'approved' && '. Approved.'}
        </p>
        <ul className="mt-1 grid gap-1 empty:hidden">
          {cod.reasons.map(({ label, points }) => (
            <li key={label} className="grid grid-cols-[1fr_auto] gap-x-4">
              <span>{label}</span>
              <span className="font-mono text-caption text-ink-muted">
                {points > 0 ? `+${points}` : `−${-points}`}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-caption text-ink-muted">Rules version {cod.rulesVersion}</p>
      </Note>
      <ErrorNote error={approval.error} />
      {isDue && canChange && (
        <div className="print:hidden">
          <Button look="copper" isBusy={approval.isPending} onClick={() => approval.mutate(null)}>
            Approve cash on delivery
          </Button>
        </div>
      )}
    </section>
  );
}
