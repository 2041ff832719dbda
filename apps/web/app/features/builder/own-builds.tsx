import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openBuild } from '#web/lib/kept-build.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SavedBuildList } from './saved-build-list.tsx';
import { useSavedBuilds } from './use-saved-builds.ts';

/** The builds somebody saved, as a part of their account. */
export function OwnBuilds({ userId, nothing }: { userId: string; nothing: ReactNode }) {
  const { builds, error, isBusy, remove } = useSavedBuilds(userId);
  const navigate = useNavigate();
  if (error && !builds) return <Failed why={error} />;
  if (!builds) return <Skeleton className="h-24 w-full" />;
  if (builds.length === 0) return nothing;
  return (
    <SavedBuildList
      builds={builds}
      isBusy={isBusy}
      onOpen={({ name, parts }) => {
        openBuild({ name, parts });
        void navigate(shopPaths.builder);
      }}
      onRemove={(id) => void remove(id)}
    />
  );
}
