import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import type { StoredBuild } from '#web/lib/storage/stored-build.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { savedBuildsQuery } from './builds.queries.ts';

/** Returns the account's saved builds with save and remove. */
export function useSavedBuilds(userId: string) {
  const [api, queries] = [useApi(), useQueryClient()];
  const query = savedBuildsQuery(api, userId);
  const { data: builds, error } = useQuery(query);
  const { mutateAsync: change, isPending: isBusy } = useSingleFlightMutation({
    mutationFn: async ({ call, done }: { call: () => Promise<unknown>; done: string }) => {
      await call();
      await queries.invalidateQueries({ queryKey: query.queryKey });
      toast({ title: done, variant: 'success' });
    },
    onError: toastError,
  });
  return {
    /** Undefined while loading. */
    builds,
    error,
    isBusy,
    save: ({ name, parts }: StoredBuild) =>
      change({
        call: () => api(buildsPaths.save, { body: { name, parts: [...parts] } }),
        done: 'Build saved to your account',
      }),
    remove: (id: string) =>
      change({ call: () => api(buildsPaths.remove, { params: { id } }), done: 'Build deleted' }),
  };
}
