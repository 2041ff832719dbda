import { ShopError } from '@sirkito/contracts/shop-error';
import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import type { EditedProduct } from '@sirkito/contracts/products/staff-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useFormError } from './use-form-error.ts';
import { changedFields, mergeDrafts, type MergeResult } from './draft-changes.ts';
import { bodyOf, draftOf, emptyDraft, linesOf, type Draft } from './product-draft.ts';
import { editedProductQuery } from './product.queries.ts';

interface ProductDraftOptions {
  /** The product to edit; undefined when adding. */
  product: EditedProduct | undefined;
  /** Initial values of a new product. */
  copied?: Draft | undefined;
  onSaved: (id: string, isNew: boolean) => void;
}

/** Version and estimates the next save is based on. */
const savedStateOf = (product: EditedProduct | undefined) => ({
  version: product?.version,
  estimated: product?.record.estimated,
});

/** Holds the product form: changes, errors, and merges with another user's save. */
export function useProductDraft({ product, copied, onSaved }: ProductDraftOptions) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [base, setBase] = useState<Draft>(() => (product ? draftOf(product) : emptyDraft));
  const [savedState, setSavedState] = useState(() => savedStateOf(product));
  const [draft, setDraft] = useState<Draft>(copied ?? base);
  const { errors, failure, showError, clearErrors } = useFormError();
  const [theirChanges, setTheirChanges] = useState<MergeResult['changed']>([]);
  const changed = changedFields(base, draft);

  const send = async ({ version, estimated } = savedState) => {
    clearErrors();
    const stillEstimated = estimated?.filter(
      (name) => !changed.some((one) => one.startsWith(name)),
    );
    const body = bodyOf(draft, stillEstimated);
    if (product) {
      const edit = { params: { id: product._id }, body: { ...body, version } };
      const { data } = await api(catalogStaffPaths.edit, edit);
      setSavedState(savedStateOf(data));
      setTheirChanges([]);
      setBase(draft);
      onSaved(data._id, false);
    } else {
      onSaved((await api(catalogStaffPaths.add, { body })).data._id, true);
    }
  };
  const merge = async (id: string) => {
    const latest = await queries.query(editedProductQuery(api, id));
    const theirs = draftOf(latest);
    const { merged, changed: others } = mergeDrafts(base, draft, theirs);
    setSavedState(savedStateOf(latest));
    // Their save doesn't affect this draft, so send it again.
    if (others.length === 0) return send(savedStateOf(latest));
    setBase(theirs);
    setDraft(merged);
    setTheirChanges(others);
  };
  const sendOrMerge = async () => {
    try {
      await send();
    } catch (error) {
      const isVersionConflict =
        error instanceof ShopError && error.code === 'catalog.edit_conflict';
      if (!product || !isVersionConflict) throw error;
      await merge(product._id);
    }
  };
  const { mutateAsync: save, isPending: isSaving } = useSingleFlightMutation({
    mutationFn: sendOrMerge,
    onError: (error) => showError(error),
  });

  return {
    draft,
    errors,
    failure,
    changed,
    theirChanges,
    isSaving,
    save,
    change: (field: string, value: string) => setDraft((now) => ({ ...now, [field]: value })),
    /** Appends to the current images, which may change during an upload. */
    addPicture: (file: string) =>
      setDraft((now) => {
        const files = new Set([...linesOf(now['images']), file]);
        return { ...now, images: [...files].join('\n') };
      }),
    discard: () => {
      setDraft(base);
      clearErrors();
      setTheirChanges([]);
    },
  };
}
