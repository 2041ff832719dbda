import { invoicePaths } from '@sirkito/contracts/invoices/paths';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { saveResponseAs } from '#web/lib/storage/save-file.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';

const labels = { a4: 'Download PDF', receipt: 'Receipt, 80 mm', json: 'Data (JSON)' };

interface DownloadInvoiceProps {
  orderId: string;
  /** Of the saved file, without its extension. */
  fileName: string;
  /** By default the order's invoice. */
  document?: { number: string; branch: string };
  form?: keyof typeof labels;
  isForStaff?: boolean;
  size?: 'small';
}

/** Downloads an invoice or memo as a PDF or as structured data. */
export function DownloadInvoice(props: DownloadInvoiceProps) {
  const { orderId, fileName, document, form = 'a4', isForStaff = false, size } = props;
  const api = useApi();
  const download = useSingleFlightMutation({
    mutationFn: async () => {
      const params = { orderId };
      if (form === 'json') {
        await api(isForStaff ? invoicePaths.dataForStaff : invoicePaths.data, {
          params,
          query: { ...document },
          read: saveResponseAs(`${fileName}.json`),
        });
        return;
      }
      await api(isForStaff ? invoicePaths.fileForStaff : invoicePaths.file, {
        params,
        query: { ...document, paper: form },
        read: saveResponseAs(`${fileName}.pdf`),
      });
    },
    onError: toastError,
  });
  return (
    <Button
      look="quiet"
      isBusy={download.isPending}
      onClick={() => download.mutate()}
      {...(size && { size })}
    >
      {labels[form]}
    </Button>
  );
}
