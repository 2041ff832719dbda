import { useState, type SubmitEvent } from 'react';
import type { KeptBuild } from '#web/lib/kept-build.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

interface SaveBuildProps {
  current: KeptBuild;
  isBusy: boolean;
  onSave: (build: KeptBuild) => void;
}

/** The build gets a name; one of the same name is saved over. */
export function SaveBuild({ current, isBusy, onSave }: SaveBuildProps) {
  const [typed, setTyped] = useState(current.name);
  const [named, setNamed] = useState(current.name);
  // Another build was opened: under the name of the last one it would take its place.
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
        <Field label="Name of this build">
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
