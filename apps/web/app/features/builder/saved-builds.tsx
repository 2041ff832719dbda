import { AppError } from '@sirkito/contracts/errors';
import { buildsPaths } from '@sirkito/contracts/paths/builds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { writeBuild, type KeptBuild } from '#web/lib/kept-build.ts';
import { useSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { savedBuildsQuery } from './builds.queries.ts';

/** The builds in the account, for those who are signed in. */
export function SavedBuilds({ current }: { current: KeptBuild }) {
  const { user } = useSession();
  const [api, queries] = [useApi(), useQueryClient()];
  const [isBusy, setIsBusy] = useState(false);
  const query = savedBuildsQuery(api, user?.id ?? '');
  const { data: builds = [] } = useQuery(query);
  if (!user || (builds.length === 0 && current.parts.length === 0)) return null;

  const change = async (call: () => Promise<unknown>, done: string) => {
    setIsBusy(true);
    try {
      await call();
      await queries.invalidateQueries({ queryKey: query.queryKey });
      toast({ title: done, variant: 'success' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast({ title: error.message, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('name');
    const name = typeof given === 'string' ? given.trim() : '';
    const body = { name, parts: [...current.parts] };
    writeBuild({ ...current, name });
    void change(() => api(buildsPaths.save, { body }), 'Saved in your account');
  };
  return (
    <section className="mt-section print:hidden">
      <SectionHead title="Your builds" />
      {current.parts.length > 0 && (
        <form onSubmit={save} className="mb-6 flex max-w-120 items-end gap-3">
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
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {builds.map(({ id, name, parts }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              {name} <span className="text-ink-muted">{parts.length} parts</span>
            </span>
            <span className="flex gap-2">
              <Button
                look="quiet"
                size="small"
                aria-label={`Open ${name}`}
                onClick={() => writeBuild({ name, parts })}
              >
                Open
              </Button>
              <Button
                look="bare"
                size="small"
                aria-label={`Delete ${name}`}
                onClick={() =>
                  void change(() => api(buildsPaths.remove, { params: { id } }), 'Deleted')
                }
              >
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
