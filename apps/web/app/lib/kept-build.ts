import { keptBuilds, type KeptBuild } from './kept-fit.ts';
import { useKept } from './kept-by-user.ts';

export type { KeptBuild };

const nothing: KeptBuild = { name: '', parts: [] };

/** A step of the work on the build in progress. */
export const writeBuild = ({ name, parts }: KeptBuild): void =>
  keptBuilds.write([{ name, parts }, ...keptBuilds.read().slice(1)]);

/** Another one to work on, or an empty one. What somebody worked on is put aside for it. */
export function openBuild({ name, parts }: KeptBuild): void {
  const [current = nothing, aside = nothing] = keptBuilds.read();
  const next = { name, parts, isAsOpened: true };
  keptBuilds.write([next, ...worthKeeping(isWork(current) ? current : aside, next)]);
}

/** What was put aside is worked on again; it changes places with what took its own. */
export function bringBack(build: KeptBuild): void {
  const [current = nothing] = keptBuilds.read();
  keptBuilds.write(isWork(current) ? [build, current] : [build]);
}

export const forgetAside = (): void => keptBuilds.write(keptBuilds.read().slice(0, 1));

/** Empty on the server and while the page wakes up, then what this browser keeps. */
export const useKeptBuild = (): KeptBuild => useKept(keptBuilds)[0] ?? nothing;

/** What the build in progress took the place of, if anything would be lost with it. */
export function usePutAside(): KeptBuild | undefined {
  const [current = nothing, aside = nothing] = useKept(keptBuilds);
  return worthKeeping(aside, current)[0];
}

const isWork = ({ parts, isAsOpened }: KeptBuild): boolean => parts.length > 0 && !isAsOpened;

const worthKeeping = (build: KeptBuild, beside: KeptBuild): KeptBuild[] =>
  build.parts.length > 0 && build.parts.join() !== beside.parts.join() ? [build] : [];
