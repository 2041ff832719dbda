import { booksStaffPaths } from '@sirkito/contracts/reports/staff-books-paths';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { saveResponseAs } from '#web/lib/storage/save-file.ts';
import { Button } from '#web/ui/buttons/button.tsx';

const files = {
  salesBook: {
    name: 'Sales book',
    about: 'Every invoice and memo, in order of issue.',
    fileName: 'sales-book',
  },
  summaryList: {
    name: 'Summary list of sales',
    about: 'Sales by TIN of the buyer.',
    fileName: 'summary-list',
  },
  orders: {
    name: 'Orders',
    about: 'Orders placed in the month, with payments and refunds to date.',
    fileName: 'orders',
  },
} as const;
const kinds = ['salesBook', 'summaryList', 'orders'] as const;
type FileKind = (typeof kinds)[number];

/** Lists the files of a month. */
export function BookDownloads({ month }: { month: string }) {
  return (
    <ul className="grid gap-4 text-small">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="font-medium">{files[kind].name}</p>
            <p className="text-ink-muted">{files[kind].about}</p>
          </div>
          <div className="flex-none">
            <DownloadButton kind={kind} month={month} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function DownloadButton({ kind, month }: { kind: FileKind; month: string }) {
  const api = useApi();
  const { name, fileName } = files[kind];
  const save = useSingleFlightMutation({
    mutationFn: () =>
      api(booksStaffPaths[kind], {
        query: { month },
        read: saveResponseAs(`${fileName}-${month}.csv`),
      }),
    onError: () =>
      toast({ title: "Couldn't download the file. Try again", variant: 'destructive' }),
  });
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={`Download CSV: ${name}`}
      isBusy={save.isPending}
      onClick={() => save.mutate()}
    >
      Download CSV
    </Button>
  );
}
