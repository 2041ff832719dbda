import { formatDateTime } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paymentStatusNames, statusName, remainingSteps } from './order-labels.ts';

/** Shows past events and remaining steps. */
export function OrderTimeline({ order }: { order: Order }) {
  const last = order.timeline.length - 1;
  return (
    <ol aria-label="Progress" className="grid">
      {order.timeline.map(({ status, at, note, paymentStatus }, index, all) => (
        <Step
          key={at + status + paymentStatus}
          via={index === last ? 'now' : 'done'}
          isBad={paymentStatus === 'failed'}
        >
          <div>
            <p className="font-[520]">
              {paymentStatus && all[index - 1]?.status === status
                ? paymentStatusNames[paymentStatus]
                : statusName(status, order.isPickup)}
            </p>
            {note && <p className="text-small text-ink-muted">{note}</p>}
          </div>
          <time dateTime={at} className="font-mono text-caption whitespace-nowrap text-ink-muted">
            {formatDateTime(at)}
          </time>
        </Step>
      ))}
      {remainingSteps(order).map((status) => (
        <Step key={status} via="ahead">
          <p className="text-ink-muted">{statusName(status, order.isPickup)}</p>
        </Step>
      ))}
    </ol>
  );
}

const vias = {
  done: 'border-trace bg-trace text-surface-raised',
  now: 'border-trace border-[5px]',
  ahead: 'border-line-strong',
};
const traces = { done: 'before:bg-trace', now: 'before:bg-line-strong', ahead: 'before:bg-line' };

interface StepProps {
  via: keyof typeof vias;
  /** Marks a failed payment. */
  isBad?: boolean;
  children: ReactNode;
}

function Step({ via, isBad = false, children }: StepProps) {
  const Mark = isBad ? X : Check;
  return (
    <li
      className={`relative grid grid-cols-[1.375rem_1fr] gap-5 pb-7 before:absolute before:top-5.5 before:bottom-0 before:left-[0.6875rem] before:w-px last:pb-0 last:before:hidden ${traces[via]}`}
    >
      <span
        className={`grid size-5.5 place-items-center rounded-full border ${vias[via]}`}
        aria-hidden="true"
      >
        {via === 'done' && <Mark size={12} strokeWidth={2.5} />}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">{children}</div>
    </li>
  );
}
