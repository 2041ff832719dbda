import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { saveResponseAs } from '#web/lib/storage/save-file.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { parseListing } from './listing-query.ts';

/** Exports the list as a file that can be edited and imported again. */
export function ExportButton() {
  const api = useApi();
  const [search] = useSearchParams();
  const save = useSingleFlightMutation({
    mutationFn: () => {
      const { after: _after, before: _before, end: _end, ...query } = parseListing(search);
      return api(catalogStaffPaths.export, { query, read: saveResponseAs('products.csv') });
    },
    onError: () =>
      toast({ title: "Couldn't export the products. Try again", variant: 'destructive' }),
  });
  return (
    <Button look="quiet" size="small" isBusy={save.isPending} onClick={() => save.mutate()}>
      Export
    </Button>
  );
}
