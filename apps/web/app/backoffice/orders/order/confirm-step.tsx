import { formatPesosInText } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { useFormChange } from '../use-form-change.ts';

interface ConfirmStepProps {
  staffOrder: StaffOrder;
  status: 'delivered' | 'returned';
  onClose: () => void;
}

/** Asks for confirmation, because the step can't be undone. */
export function ConfirmStep({ staffOrder, status, onClose }: ConfirmStepProps) {
  const { order } = staffOrder;
  const step = useFormChange(
    staffOrder,
    (api, _: void, version) =>
      api(orderStaffPaths.updateStatus, { params: { id: order._id }, body: { version, status } }),
    onClose,
  );
  const messages = {
    delivered: `This records a ${formatPesosInText(order.total)} cash payment and issues the invoice.`,
    returned: 'The customer will see this order as returned.',
  };
  return (
    <div className="grid gap-4">
      <p>{messages[status]} This can't be undone.</p>
      <ErrorNote error={step.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          look="copper"
          isBusy={step.isPending}
          // Ignore the second click of a double click on the first button.
          onClick={({ detail }) => detail < 2 && step.mutate()}
        >
          {status === 'returned' ? 'Mark as returned' : 'Record payment'}
        </Button>
        <Button look="quiet" autoFocus onClick={onClose}>
          Back
        </Button>
      </div>
    </div>
  );
}
