import { invoicePaths } from '@sirkito/contracts/paths/invoice';
import { useApi } from '#web/lib/app-providers.tsx';
import { savedAs } from '#web/lib/save-file.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';

interface DownloadInvoiceProps {
  order: { _id: string; orderNumber: string };
  isForStaff?: boolean;
  size?: 'small';
}

export function DownloadInvoice({ order, isForStaff = false, size }: DownloadInvoiceProps) {
  const api = useApi();
  const [isBusy, once] = useOnce();
  const download = () =>
    once(() =>
      api(isForStaff ? invoicePaths.fileForStaff : invoicePaths.file, {
        params: { orderId: order._id },
        read: savedAs(`invoice-${order.orderNumber}.pdf`),
      }),
    );
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void download()} {...(size && { size })}>
      Download PDF
    </Button>
  );
}
