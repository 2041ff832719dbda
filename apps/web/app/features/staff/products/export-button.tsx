import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { savedAs } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { listingIn } from './listing-address.ts';

/** What the list shows, as a file that can be edited and imported again. */
export function ExportButton() {
  const api = useApi();
  const [search] = useSearchParams();
  const [isBusy, once] = useOnce();
  const save = () => {
    const { after: _after, before: _before, end: _end, ...query } = listingIn(search);
    return once(
      () => api(catalogStaffPaths.export, { query, read: savedAs('products.csv') }),
      () =>
        toast({ title: 'The file could not be made. Please try again', variant: 'destructive' }),
    );
  };
  return (
    <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void save()}>
      Export
    </Button>
  );
}
