import { tabStorage } from '#web/lib/storage/browser-storage.ts';
import { useSession } from '#web/lib/session/session.ts';
import { tabStorageKeys } from '#web/lib/storage/tab-storage-keys.ts';

/** Action and subject: `answer` or `hide`, and an id. */
type DraftKey = `${'answer' | 'hide'}:${string}`;

/** Stores unfinished text in this tab, so it survives when its row leaves the list. */
export function useStaffTextDraft(draftKey: DraftKey, initial: string) {
  const key = useKey();
  const store = (typed?: string) =>
    tabStorage.set(key, JSON.stringify({ ...readDrafts(key), [draftKey]: typed }));
  return {
    initialText: draftIn(readDrafts(key), draftKey) ?? initial,
    store,
    remove: () => store(),
  };
}

/** Returns the action with a stored draft for this id, if any. */
export function useStartedDraft(id: string): 'answer' | 'hide' | undefined {
  const drafts = readDrafts(useKey());
  return (['answer', 'hide'] as const).find((act) => draftIn(drafts, `${act}:${id}`) !== undefined);
}

const useKey = () => tabStorageKeys.staffReplies(useSession().user?.id ?? '');

const readDrafts = (key: string) => tabStorage.getRecord(key);

const draftIn = (drafts: Readonly<Record<string, unknown>>, draftKey: DraftKey) => {
  const text = drafts[draftKey];
  return typeof text === 'string' ? text : undefined;
};
