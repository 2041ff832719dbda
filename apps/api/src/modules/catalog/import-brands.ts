import type { Shelf } from './product.ts';

interface Brand {
  id: string;
  name: string;
}

/** The brands of the shop and those that a run adds to them. */
export interface ImportBrands {
  ids: Shelf['brands'];
  /** Gives a brand that the shop does not have an id. */
  admit: (name: string) => void;
  /** Those of these ids that the shop did not have when the run began, in one order for everyone. */
  newAmong: (ids: Iterable<string>) => Brand[];
}

export function importBrands(shelf: Shelf): ImportBrands {
  const ids = new Map(shelf.brands);
  const names = new Map<string, string>();
  return {
    ids,
    admit: (name) => {
      const known = name.trim().toLowerCase();
      const id = ids.has(known) ? undefined : toBrandId(known);
      if (id === undefined) return;
      if (!ids.has(id)) names.set(id, name.trim());
      ids.set(id, id).set(known, id);
    },
    newAmong: (wanted) =>
      [...new Set(wanted)].toSorted().flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : { id, name };
      }),
  };
}

/** `Silicon Power` is `silicon_power`. An id starts with a letter: `1STPLAYER` is `brand_1stplayer`. */
function toBrandId(name: string): string | undefined {
  const words = name.normalize('NFKD').match(/[a-z0-9]+/g);
  if (!words) return undefined;
  const id = words.join('_');
  return (/^[a-z][a-z0-9_]/.test(id) ? id : `brand_${id}`).slice(0, 40);
}
