import { assign } from './matching.ts';
import { listOf, numberOf, type Part } from '../part.ts';

export interface Mount {
  /** Such as "Front". Each position holds one radiator in any of its sizes. */
  position: string;
  sizes: readonly number[];
}

/** Parses the radiator mounts of a case; undefined if unknown. */
export function mountsOf(pcCase: Part): readonly Mount[] | undefined {
  const lines = listOf(pcCase, 'radiatorMounts');
  if (!lines) return undefined;
  const positions = Map.groupBy(lines, (line) => line.split(' ')[0] ?? '');
  return [...positions].map(([position, mounts]) => ({
    position,
    sizes: mounts.map((line) => Number(/\d+/.exec(line)?.[0])),
  }));
}

/** A radiator fits a larger mount for the same fan size: a 240 fits where a 360 does. */
const fanSizesMm = [120, 140];
function fitsMount(radiator: number, mount: number): boolean {
  return (
    radiator === mount ||
    (radiator < mount && fanSizesMm.some((fan) => radiator % fan === 0 && mount % fan === 0))
  );
}

const frontCost = 1;

/** Assigns radiators to mounts: as many as possible, using the front only if needed. */
export function assignRadiators(
  radiators: readonly Part[],
  mounts: readonly Mount[],
): readonly (Mount | undefined)[] {
  const { slotIndexes } = assign(radiators.length, mounts.length, (item, index) => {
    const size = radiators[item] && numberOf(radiators[item], 'radiatorSizeMm');
    const mount = mounts[index];
    if (
      !mount ||
      size === undefined ||
      !mount.sizes.some((mountSize) => fitsMount(size, mountSize))
    ) {
      return undefined;
    }
    return mount.position === 'Front' ? frontCost : 0;
  });
  return slotIndexes.map((index) => (index === undefined ? undefined : mounts[index]));
}

/** Returns the coolers and cards with a radiator. */
export const withRadiator = (parts: readonly Part[]): readonly Part[] =>
  parts.filter((part) => part.attributes['radiatorSizeMm'] !== undefined);
