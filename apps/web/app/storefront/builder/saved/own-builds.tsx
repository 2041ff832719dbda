import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openBuild } from '#web/lib/storage/stored-build.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SavedBuildList } from './saved-build-list.tsx';
import { useSavedBuilds } from '../use-saved-builds.ts';

/** Lists the saved builds on the account page. */
export function OwnBuilds({ userId, emptyState }: { userId: string; emptyState: ReactNode }) {
  const { builds, error, isBusy, remove } = useSavedBuilds(userId);
  const navigate = useNavigate();
  if (error && !builds) return <ErrorNote error={error} />;
  if (!builds) return <Skeleton className="h-24 w-full" />;
  if (builds.length === 0) return emptyState;
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
