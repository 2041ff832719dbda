import type { Lookups } from '../product/product.ts';

interface Brand {
  id: string;
  name: string;
}

/** The brands of the shop and those that an import adds. */
export interface BrandRegistry {
  ids: Lookups['brands'];
  /** Assigns an id to an unknown brand. */
  register: (name: string) => void;
  /** Returns the new brands among these ids, sorted so that concurrent imports cannot deadlock. */
  newAmong: (ids: Iterable<string>) => Brand[];
}

export function createBrandRegistry(lookups: Lookups): BrandRegistry {
  const ids = new Map(lookups.brands);
  const names = new Map<string, string>();
  return {
    ids,
    register: (name) => {
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
