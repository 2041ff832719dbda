import { ShopError } from '@sirkito/contracts/shop-error';
import { invoicePaths } from '@sirkito/contracts/paths/invoice';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { savedAs } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';

interface DownloadInvoiceProps {
  order: { _id: string; orderNumber: string };
  isForStaff?: boolean;
  size?: 'small';
}

export function DownloadInvoice({ order, isForStaff = false, size }: DownloadInvoiceProps) {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      await api(isForStaff ? invoicePaths.fileForStaff : invoicePaths.file, {
        params: { orderId: order._id },
        read: savedAs(`invoice-${order.orderNumber}.pdf`),
      });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      toast({ title: error.message, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void download()} {...(size && { size })}>
      Download PDF
    </Button>
  );
}
