import { invoicePaths } from '@sirkito/contracts/invoices/paths';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { saveResponseAs } from '#web/lib/storage/save-file.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface DownloadInvoiceProps {
  order: { _id: string; orderNumber: string };
  isForStaff?: boolean;
  size?: 'small';
}

export function DownloadInvoice({ order, isForStaff = false, size }: DownloadInvoiceProps) {
  const api = useApi();
  const download = useSingleFlightMutation({
    mutationFn: () =>
      api(isForStaff ? invoicePaths.fileForStaff : invoicePaths.file, {
        params: { orderId: order._id },
        read: saveResponseAs(`invoice-${order.orderNumber}.pdf`),
      }),
    onError: toastError,
  });
  return (
    <Button
      look="quiet"
      isBusy={download.isPending}
      onClick={() => download.mutate()}
      {...(size && { size })}
    >
      Download PDF
    </Button>
  );
}
