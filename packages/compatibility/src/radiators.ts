import { assign } from './matching.ts';
import { listOf, numberOf, type Part } from './part.ts';

export interface Mount {
  /** One place holds one radiator, in any of the sizes listed for it. */
  place: string;
  sizes: readonly number[];
}

export function mountsOf(pcCase: Part): readonly Mount[] | undefined {
  const lines = listOf(pcCase, 'radiatorMounts');
  if (!lines) return undefined;
  const places = Map.groupBy(lines, (line) => line.split(' ')[0] ?? '');
  return [...places].map(([place, own]) => ({
    place,
    sizes: own.map((line) => Number(/\d+/.exec(line)?.[0])),
  }));
}

/** Three fans' room takes two fans of the same width: a 240 fits where a 360 does. */
const fansOf = [120, 140];
function fitsMount(radiator: number, mount: number): boolean {
  return (
    radiator === mount ||
    (radiator < mount && fansOf.some((fan) => radiator % fan === 0 && mount % fan === 0))
  );
}

const frontCosts = 1;

/** Where the radiators go: all of them if it can be, and in front only where it must be. */
export function placeRadiators(
  radiators: readonly Part[],
  mounts: readonly Mount[],
): readonly (Mount | undefined)[] {
  const { places } = assign(radiators.length, mounts.length, (item, place) => {
    const size = radiators[item] && numberOf(radiators[item], 'radiatorSizeMm');
    const mount = mounts[place];
    if (!mount || size === undefined || !mount.sizes.some((room) => fitsMount(size, room))) {
      return undefined;
    }
    return mount.place === 'Front' ? frontCosts : 0;
  });
  return places.map((place) => (place === undefined ? undefined : mounts[place]));
}

/** Coolers and cards with a radiator. */
export const withRadiator = (parts: readonly Part[]): readonly Part[] =>
  parts.filter((part) => part.attributes['radiatorSizeMm'] !== undefined);
