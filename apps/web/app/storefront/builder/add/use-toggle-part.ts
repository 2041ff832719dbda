import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { storedBuilds } from '#web/lib/storage/stored-fit.ts';
import { useStoredList } from '#web/lib/storage/user-storage.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import type { BuildableProduct } from './toggle-part.tsx';

/** Returns whether a product is in the stored build, and how to add or remove it. */
export function useTogglePart(product: BuildableProduct) {
  const data = { api: useApi(), queries: useQueryClient() };
  const { isPending: isBusy, mutate: toggle } = useSingleFlightMutation({
    mutationFn: async () => (await import('./toggle-part.tsx')).togglePart(data, product),
    onError: toastError,
  });
  const [build] = useStoredList(storedBuilds);
  return { isInBuild: build?.parts.includes(product._id) === true, isBusy, toggle };
}
