import { formatCount } from '@sirkito/commerce';
import { invoiceReportPaths } from '@sirkito/contracts/invoices/reports-paths';
import type { ReportAgain as Which } from '@sirkito/contracts/invoices/reports-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { invoiceReportsKey } from '../shared/query-keys.ts';

interface ReportAgainProps {
  which: Which;
  /** Number of the document; all of them when omitted. */
  subject?: string;
}

/** Reports one document again, or all in a state. */
export function ReportAgain({ which, subject }: ReportAgainProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const refresh = () => queries.invalidateQueries({ queryKey: invoiceReportsKey });
  const { mutate, isPending } = useSingleFlightMutation({
    mutationFn: () => api(invoiceReportPaths.reportAgain, { body: which }),
    onSuccess: async ({ count }) => {
      const what = subject ?? formatCount(count, 'document');
      toast({ title: `${what} will be reported again within minutes`, variant: 'success' });
      await refresh();
    },
    onError: (error) => {
      toastError(error);
      void refresh();
    },
  });
  return (
    <Button look="quiet" size="small" isBusy={isPending} onClick={() => mutate()}>
      {subject ? 'Report again' : 'Report all again'}
      {subject && <span className="sr-only"> {subject}</span>}
    </Button>
  );
}
