import type { ShopError } from '@sirkito/contracts/shop-error';
import { useEffect, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { fieldMessages } from '#web/lib/api/api-client.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { changedFields } from './changed-fields.ts';

interface SaveContext<Fields> {
  /** Paths of the changed fields. */
  changed: readonly string[];
  /** Replaces fields with their stored values. */
  setSaved: (saved: Partial<Fields>) => void;
}

interface EditorOptions<Fields> {
  start: Fields;
  send: (fields: Fields, context: SaveContext<Fields>) => Promise<void>;
  /** Returns the path of a field the API names in an error; the same name by default. */
  pathOf?: (apiField: string) => string;
}

/** Holds the form of a stored record, with its unsaved changes and the errors of a rejected save. */
export function useEditorForm<Fields extends FieldValues>(options: EditorOptions<Fields>) {
  const { start, send, pathOf = (apiField) => apiField } = options;
  const [base, setBase] = useState(start);
  // TypeScript can't relate the library's types to a type parameter: they accept a whole record.
  const form = useForm<Fields>({ defaultValues: start as DefaultValues<Fields> });
  const { clearErrors, control, formState, handleSubmit, reset, setError, setValue } = form;
  // Every field has a default value, so none is undefined.
  const fields = useWatch({ control }) as Fields;
  const changed = changedFields(base, fields);
  const setSaved = (saved: Partial<Fields>) => {
    setBase((now) => ({ ...now, ...saved }));
    for (const [name, value] of Object.entries(saved)) {
      // Names and values of a record are its paths and their values.
      setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>);
    }
  };
  const showError = (error: ShopError) => {
    for (const [apiField, text] of Object.entries(fieldMessages(error))) {
      // A name without a field shows in the summary only.
      setError(pathOf(apiField) as Path<Fields>, { message: text });
    }
    setError('root', { message: error.message });
  };
  const { mutateAsync, isPending: isSaving } = useSingleFlightMutation({
    mutationFn: (typed: Fields) => send(typed, { changed, setSaved }),
    onError: (error) => showError(error),
  });
  const failure = formState.errors.root?.message ?? '';
  useEffect(() => {
    // Fields are disabled while saving.
    if (!failure || isSaving) return;
    const field = document.querySelector<HTMLElement>('[aria-invalid=true]');
    if (field) field.focus();
    else document.querySelector('[role=alert]:not(:empty)')?.scrollIntoView({ block: 'center' });
  }, [failure, isSaving]);
  return {
    form,
    fields,
    failure,
    changed,
    isSaving,
    save: () => {
      // An error on a name without a field would block submitting.
      clearErrors();
      void handleSubmit(mutateAsync)();
    },
    discard: () => reset(base),
  };
}
