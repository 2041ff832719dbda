import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useStoredBuild } from '#web/lib/storage/stored-build.ts';
import { viewBuild } from '../build-view.ts';
import { partsQuery } from '../builds.queries.ts';

/** Returns the stored build: `none` without parts, `loading` until they arrive. */
export function useBuildView() {
  const { parts: ids } = useStoredBuild();
  const { data } = useQuery(partsQuery(useApi(), ids));
  const view = useMemo(() => data && viewBuild(data), [data]);
  if (ids.length === 0) return 'none';
  return view ?? 'loading';
}
