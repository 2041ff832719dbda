import { useState, type SubmitEvent } from 'react';
import type { StoredBuild } from '#web/lib/storage/stored-build.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field, TextInput } from '#web/ui/form/field.tsx';

interface SaveBuildProps {
  current: StoredBuild;
  isBusy: boolean;
  onSave: (build: StoredBuild) => void;
}

/** Saves the build under a name; a build with the same name is overwritten. */
export function SaveBuild({ current, isBusy, onSave }: SaveBuildProps) {
  const [typed, setTyped] = useState(current.name);
  const [named, setNamed] = useState(current.name);
  // Another build was opened: reset the name, or saving would overwrite the previous build.
  if (named !== current.name) {
    setNamed(current.name);
    setTyped(current.name);
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    onSave({ ...current, name: typed.trim() });
  };
  return (
    <form onSubmit={save} className="mb-6 flex max-w-120 items-end gap-3">
      <div className="flex-1">
        <Field label="Build name">
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
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
  );
}
