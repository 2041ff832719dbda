import type { SubmitEvent } from 'react';
import { writeBuild, type KeptBuild } from '#web/lib/kept-build.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SavedBuildList } from './saved-build-list.tsx';
import { useSavedBuilds } from './use-saved-builds.ts';

/** The builds in the account, for those who are signed in. */
export function SavedBuilds({ current }: { current: KeptBuild }) {
  const { user } = useSession();
  const { builds = [], isBusy, save, remove } = useSavedBuilds(user?.id ?? '');
  if (!user || (builds.length === 0 && current.parts.length === 0)) return null;

  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('name');
    const named = { ...current, name: typeof given === 'string' ? given.trim() : '' };
    writeBuild(named);
    void save(named);
  };
  return (
    <section className="mt-section print:hidden">
      <SectionHead title="Your builds" />
      {current.parts.length > 0 && (
        <form onSubmit={keep} className="mb-6 flex max-w-120 items-end gap-3">
          <div className="flex-1">
            <Field label="Name of this build">
              {(control) => (
                <TextInput
                  {...control}
                  name="name"
                  defaultValue={current.name}
                  maxLength={60}
                  required
                />
              )}
            </Field>
          </div>
          <Button look="quiet" type="submit" isBusy={isBusy}>
            Save
          </Button>
        </form>
      )}
      <SavedBuildList
        builds={builds}
        onOpen={({ name, parts }) => writeBuild({ name, parts })}
        onRemove={(id) => void remove(id)}
      />
    </section>
  );
}
