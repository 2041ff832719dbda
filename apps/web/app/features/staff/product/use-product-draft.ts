import { ShopError } from '@sirkito/contracts/shop-error';
import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import type { EditedProduct } from '@sirkito/contracts/product-staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { useRefusal } from '../use-refusal.ts';
import { changedFields, mergeDrafts, type Meeting } from './draft-changes.ts';
import { bodyOf, draftOf, emptyDraft, linesOf, type Draft } from './product-draft.ts';
import { editedProductQuery } from './product.queries.ts';

interface Start {
  /** What is edited; without it a product is added. */
  product: EditedProduct | undefined;
  /** What a new one begins with. */
  copied?: Draft | undefined;
  onSaved: (id: string, isNew: boolean) => void;
}

/** What the next change builds upon. */
const seenIn = (product: EditedProduct | undefined) => ({
  version: product?.version,
  estimated: product?.record.estimated,
});

/** A draft with what was changed in it, why it was refused, and what somebody else did meanwhile. */
export function useProductDraft({ product, copied, onSaved }: Start) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [base, setBase] = useState<Draft>(() => (product ? draftOf(product) : emptyDraft));
  const [seen, setSeen] = useState(() => seenIn(product));
  const [draft, setDraft] = useState<Draft>(copied ?? base);
  const { errors, failure, refuse, forget } = useRefusal();
  const [meeting, setMeeting] = useState<Meeting['changed']>([]);
  const [isSaving, once] = useOnce();
  const changed = changedFields(base, draft);

  const send = async ({ version, estimated } = seen) => {
    forget();
    const guessed = estimated?.filter((name) => !changed.some((one) => one.startsWith(name)));
    const body = bodyOf(draft, guessed);
    if (product) {
      const edit = { params: { id: product._id }, body: { ...body, version } };
      const { data } = await api(catalogStaffPaths.edit, edit);
      setSeen({ version: data.version, estimated: guessed });
      setMeeting([]);
      setBase(draft);
      onSaved(data._id, false);
    } else {
      onSaved((await api(catalogStaffPaths.add, { body })).data._id, true);
    }
  };
  const meet = async (id: string) => {
    const fresh = await queries.query(editedProductQuery(api, id));
    const theirs = draftOf(fresh);
    const { merged, changed: others } = mergeDrafts(base, draft, theirs);
    setSeen(seenIn(fresh));
    // Nothing of it stands against what is saved here.
    if (others.length === 0) return send(seenIn(fresh));
    setBase(theirs);
    setDraft(merged);
    setMeeting(others);
  };
  const sendOrMeet = async () => {
    try {
      await send();
    } catch (error) {
      const isMet = error instanceof ShopError && error.code === 'catalog.edited_meanwhile';
      if (!product || !isMet) throw error;
      await meet(product._id);
    }
  };
  const refuseFields = (error: ShopError) => {
    const details = error.code === 'catalog.product_invalid' ? error.details : {};
    const named = Object.entries(details).map(([field, text]) => [field, String(text)] as const);
    refuse(error, Object.fromEntries(named));
  };

  return {
    draft,
    errors,
    failure,
    changed,
    meeting,
    isSaving,
    save: () => once(sendOrMeet, refuseFields),
    change: (field: string, value: string) => setDraft((now) => ({ ...now, [field]: value })),
    /** To those there are by then: one may be moved or taken away while another is sent. */
    addPicture: (file: string) =>
      setDraft((now) => {
        const files = new Set([...linesOf(now['images']), file]);
        return { ...now, images: [...files].join('\n') };
      }),
    discard: () => {
      setDraft(base);
      forget();
      setMeeting([]);
    },
  };
}
