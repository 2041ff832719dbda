import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import type { StoredBuild } from '#web/lib/storage/stored-build.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlight } from '#web/lib/api/use-single-flight.ts';
import { savedBuildsQuery } from './builds.queries.ts';

/** Returns the account's saved builds with save and remove. */
export function useSavedBuilds(userId: string) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isBusy, run] = useSingleFlight();
  const query = savedBuildsQuery(api, userId);
  const { data: builds, error } = useQuery(query);
  const change = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      await call();
      await queries.invalidateQueries({ queryKey: query.queryKey });
      toast({ title: done, variant: 'success' });
    });
  return {
    /** Undefined while loading. */
    builds,
    error,
    isBusy,
    save: ({ name, parts }: StoredBuild) =>
      change(
        () => api(buildsPaths.save, { body: { name, parts: [...parts] } }),
        'Build saved to your account',
      ),
    remove: (id: string) =>
      change(() => api(buildsPaths.remove, { params: { id } }), 'Build deleted'),
  };
}
