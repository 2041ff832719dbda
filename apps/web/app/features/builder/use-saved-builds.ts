import { buildsPaths } from '@sirkito/contracts/paths/builds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import type { KeptBuild } from '#web/lib/kept-build.ts';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { savedBuildsQuery } from './builds.queries.ts';

/** The builds in an account, and what can be done with them. */
export function useSavedBuilds(userId: string) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isBusy, once] = useOnce();
  const query = savedBuildsQuery(api, userId);
  const { data: builds, error } = useQuery(query);
  const change = (call: () => Promise<unknown>, done: string) =>
    once(async () => {
      await call();
      await queries.invalidateQueries({ queryKey: query.queryKey });
      toast({ title: done, variant: 'success' });
    });
  return {
    /** Undefined until they are there. */
    builds,
    error,
    isBusy,
    save: ({ name, parts }: KeptBuild) =>
      change(
        () => api(buildsPaths.save, { body: { name, parts: [...parts] } }),
        'Saved in your account',
      ),
    remove: (id: string) => change(() => api(buildsPaths.remove, { params: { id } }), 'Deleted'),
  };
}
