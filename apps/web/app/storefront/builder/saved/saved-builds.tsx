import { openBuild, writeBuild, type StoredBuild } from '#web/lib/storage/stored-build.ts';
import { useSession } from '#web/lib/session/session.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SaveBuild } from './save-build.tsx';
import { SavedBuildList } from './saved-build-list.tsx';
import { useSavedBuilds } from '../use-saved-builds.ts';

/** Saves and lists builds for signed-in customers. */
export function SavedBuilds({ current }: { current: StoredBuild }) {
  const { user, isAuthenticated } = useSession();
  const member = isAuthenticated ? user : null;
  const { builds = [], isBusy, save, remove } = useSavedBuilds(member?.id ?? '');
  if (!member || (builds.length === 0 && current.parts.length === 0)) return null;

  const saveBuild = (build: StoredBuild) => {
    writeBuild(build);
    void save(build);
  };
  return (
    <section className="mt-section print:hidden">
      <SectionHead title="Your builds" />
      {current.parts.length > 0 && (
        <SaveBuild current={current} isBusy={isBusy} onSave={saveBuild} />
      )}
      <SavedBuildList
        builds={builds}
        isBusy={isBusy}
        onOpen={openBuild}
        onRemove={(id) => void remove(id)}
      />
    </section>
  );
}
