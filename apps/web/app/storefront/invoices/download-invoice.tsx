import { invoicePaths } from '@sirkito/contracts/invoices/paths';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { saveResponseAs } from '#web/lib/storage/save-file.ts';
import { useSingleFlight } from '#web/lib/api/use-single-flight.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface DownloadInvoiceProps {
  order: { _id: string; orderNumber: string };
  isForStaff?: boolean;
  size?: 'small';
}

export function DownloadInvoice({ order, isForStaff = false, size }: DownloadInvoiceProps) {
  const api = useApi();
  const [isBusy, run] = useSingleFlight();
  const download = () =>
    run(() =>
      api(isForStaff ? invoicePaths.fileForStaff : invoicePaths.file, {
        params: { orderId: order._id },
        read: saveResponseAs(`invoice-${order.orderNumber}.pdf`),
      }),
    );
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void download()} {...(size && { size })}>
      Download PDF
    </Button>
  );
}
