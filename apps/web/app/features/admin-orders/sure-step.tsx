import { formatPesos } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { useFormChange } from './use-form-change.ts';

interface SureStepProps {
  known: StaffOrder;
  status: 'delivered' | 'returned';
  onClose: () => void;
}

/** Asks once more: there is no way back from here. */
export function SureStep({ known, status, onClose }: SureStepProps) {
  const { order } = known;
  const step = useFormChange(
    known,
    (api, _: void, version) =>
      api(orderStaffPaths.step, { params: { id: order._id }, body: { version, status } }),
    onClose,
  );
  const words = {
    delivered: `${formatPesos(order.total)} in cash counts as paid, and the invoice gets its number.`,
    returned: 'The customer reads that the order came back.',
  };
  return (
    <div className="grid gap-4">
      <p>{words[status]} This cannot be undone.</p>
      <Failed why={step.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          look="copper"
          isBusy={step.isPending}
          // The second half of a double press on the button that stood here.
          onClick={({ detail }) => detail < 2 && step.mutate()}
        >
          {status === 'returned' ? 'Yes, it is back' : 'Yes, it is paid'}
        </Button>
        <Button look="quiet" autoFocus onClick={onClose}>
          Leave it
        </Button>
      </div>
    </div>
  );
}
