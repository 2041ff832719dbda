import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { saveResponseAs } from '#web/lib/storage/save-file.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlight } from '#web/lib/api/use-single-flight.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { parseListing } from './listing-query.ts';

/** Exports the list as a file that can be edited and imported again. */
export function ExportButton() {
  const api = useApi();
  const [search] = useSearchParams();
  const [isBusy, run] = useSingleFlight();
  const save = () => {
    const { after: _after, before: _before, end: _end, ...query } = parseListing(search);
    return run(
      () => api(catalogStaffPaths.export, { query, read: saveResponseAs('products.csv') }),
      () => toast({ title: "Couldn't export the products. Try again", variant: 'destructive' }),
    );
  };
  return (
    <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void save()}>
      Export
    </Button>
  );
}
