import { clockNemeses, diskNemeses } from './clock-and-disk.ts';
import { networkNemeses } from './network.ts';
import { kinds, type Nemesis } from './nemesis.ts';
import { processNemeses } from './processes.ts';

/** In turns, one of each kind, so that a series that is cut short has seen all kinds. */
export const nemeses: readonly Nemesis[] = inTurns([
  ...processNemeses,
  ...networkNemeses,
  ...clockNemeses,
  ...diskNemeses,
]);

function inTurns(all: readonly Nemesis[]): Nemesis[] {
  const byKind = kinds.map((kind) => all.filter((nemesis) => nemesis.kind === kind));
  const longest = Math.max(...byKind.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    byKind.flatMap((group) => group.slice(index, index + 1)),
  ).flat();
}
