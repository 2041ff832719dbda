import { keptBuilds, type KeptBuild } from './kept-fit.ts';
import { useKept } from './kept-by-user.ts';

export type { KeptBuild };

const nothing: KeptBuild = { name: '', parts: [] };

export const writeBuild = (build: KeptBuild): void => keptBuilds.write([build]);

/** Empty on the server and while the page wakes up, then what this browser keeps. */
export const useKeptBuild = (): KeptBuild => useKept(keptBuilds)[0] ?? nothing;
