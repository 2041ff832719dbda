import { storedBuilds, type StoredBuild } from './stored-fit.ts';
import { useStoredList } from './user-storage.ts';

export type { StoredBuild };

const emptyBuild: StoredBuild = { name: '', parts: [] };

/** Saves an edit of the current build. */
export const writeBuild = ({ name, parts }: StoredBuild): void =>
  storedBuilds.write([{ name, parts }, ...storedBuilds.read().slice(1)]);

/** Opens another build, or an empty one, and keeps the edited one it replaces. */
export function openBuild({ name, parts }: StoredBuild): void {
  const [current = emptyBuild, replaced = emptyBuild] = storedBuilds.read();
  const next = { name, parts, isAsOpened: true };
  storedBuilds.write([next, ...unlessSame(isEdited(current) ? current : replaced, next)]);
}

/** Restores the replaced build and swaps it with the current one. */
export function restoreBuild(build: StoredBuild): void {
  const [current = emptyBuild] = storedBuilds.read();
  storedBuilds.write(isEdited(current) ? [build, current] : [build]);
}

export const discardReplacedBuild = (): void => storedBuilds.write(storedBuilds.read().slice(0, 1));

/** Returns the stored build; empty on the server and until hydration. */
export const useStoredBuild = (): StoredBuild => useStoredList(storedBuilds)[0] ?? emptyBuild;

/** Returns the build that the current one replaced, unless they are the same. */
export function useReplacedBuild(): StoredBuild | undefined {
  const [current = emptyBuild, replaced = emptyBuild] = useStoredList(storedBuilds);
  return unlessSame(replaced, current)[0];
}

const isEdited = ({ parts, isAsOpened }: StoredBuild): boolean => parts.length > 0 && !isAsOpened;

const unlessSame = (build: StoredBuild, other: StoredBuild): StoredBuild[] =>
  build.parts.length > 0 && build.parts.join() !== other.parts.join() ? [build] : [];
