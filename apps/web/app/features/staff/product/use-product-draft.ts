import type { ShopError } from '@sirkito/contracts/shop-error';
import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import type { EditedProduct } from '@sirkito/contracts/product-staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { useRefusal } from '../use-refusal.ts';
import { changedFields, mergeDrafts, type Meeting } from './draft-changes.ts';
import { bodyOf, draftOf, emptyDraft, type Draft } from './product-draft.ts';
import { editedProductQuery } from './product.queries.ts';

interface Start {
  /** What is edited; without it a product is added. */
  product: EditedProduct | undefined;
  /** What a new one begins with. */
  copied?: Draft | undefined;
  onSaved: (id: string, isNew: boolean) => void;
}

/** A draft with what was changed in it, why it was refused, and what somebody else did meanwhile. */
export function useProductDraft({ product, copied, onSaved }: Start) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [base, setBase] = useState<Draft>(() => (product ? draftOf(product) : emptyDraft));
  const [version, setVersion] = useState(product?.version);
  const [draft, setDraft] = useState<Draft>(copied ?? base);
  const { errors, failure, refuse, forget } = useRefusal();
  const [meeting, setMeeting] = useState<Meeting['changed']>([]);
  const [isSaving, once] = useOnce();
  const changed = changedFields(base, draft);

  const meet = async (id: string) => {
    const fresh = await queries.query(editedProductQuery(api, id));
    const theirs = draftOf(fresh);
    const { merged, changed: others } = mergeDrafts(base, draft, theirs);
    setBase(theirs);
    setVersion(fresh.version);
    setDraft(merged);
    setMeeting(others);
  };
  const meetOrRefuse = (error: ShopError) => {
    if (error.code === 'catalog.edited_meanwhile' && product) return meet(product._id);
    const details = error.code === 'catalog.product_invalid' ? error.details : {};
    const named = Object.entries(details).map(([field, text]) => [field, String(text)] as const);
    refuse(error, Object.fromEntries(named));
  };
  const send = async () => {
    forget();
    const { record } = product ?? {};
    const estimated = record?.estimated?.filter(
      (name) => !changed.some((one) => one.startsWith(name)),
    );
    const body = bodyOf(draft, estimated);
    const { data } = product
      ? await api(catalogStaffPaths.edit, {
          params: { id: product._id },
          body: { ...body, version },
        })
      : await api(catalogStaffPaths.add, { body });
    setMeeting([]);
    setBase(draft);
    onSaved(data._id, !product);
  };

  return {
    draft,
    errors,
    failure,
    changed,
    meeting,
    isSaving,
    save: () => once(send, meetOrRefuse),
    change: (field: string, value: string) => setDraft((now) => ({ ...now, [field]: value })),
    discard: () => {
      setDraft(base);
      forget();
      setMeeting([]);
    },
  };
}
