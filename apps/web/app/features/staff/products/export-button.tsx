import { AppError } from '@sirkito/contracts/errors';
import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { listingIn } from './listing-address.ts';

/** What the list shows, as a file that can be edited and imported again. */
export function ExportButton() {
  const [search] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const { after: _after, before: _before, end: _end, ...query } = listingIn(search);
      await saveCsv(new URLSearchParams(query as Record<string, string>));
    } catch (error) {
      if (!(error instanceof AppError || error instanceof TypeError)) throw error;
      toast({ title: 'The file could not be made. Please try again', variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void save()}>
      Export
    </Button>
  );
}

async function saveCsv(query: URLSearchParams): Promise<void> {
  const origin = document.querySelector<HTMLMetaElement>('meta[name="public-api"]')?.content ?? '';
  const reply = await fetch(`${origin}${catalogStaffPaths.export.path}?${query}`, {
    credentials: 'include',
    headers: { authorization: `Bearer ${browserStorage.get('token') ?? ''}` },
  });
  if (!reply.ok) throw new AppError('server.unexpected');
  const href = URL.createObjectURL(await reply.blob());
  Object.assign(document.createElement('a'), { href, download: 'products.csv' }).click();
  URL.revokeObjectURL(href);
}
