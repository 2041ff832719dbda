import type { Part, SlotId } from '@sirkito/compatibility';
import { slotOf } from '@sirkito/compatibility';
import type { Needs } from './purpose-needs.ts';

/** A part that can be had, and for how much. */
export interface Offer {
  part: Part;
  centavos: number;
}

/** For each place what may stand there, from cheap to dear. */
export type Ladders = Partial<Record<SlotId, readonly Offer[]>>;

/** A socket with one kind of memory: parts of two platforms never meet. */
export interface Platform {
  socket: string;
  memory: string;
}

const text = ({ attributes }: Part, key: string) => {
  const value = attributes[key];
  return typeof value === 'string' ? value : '';
};
const number = ({ attributes }: Part, key: string) => {
  const value = attributes[key];
  return typeof value === 'number' ? value : 0;
};
const list = ({ attributes }: Part, key: string): readonly string[] => {
  const value = attributes[key];
  return typeof value === 'object' ? value : [];
};

export function platformsOf(offers: readonly Offer[]): Platform[] {
  const boards = offers.filter(({ part }) => part.categoryId === 'motherboard');
  const keys = new Map(
    boards.map(({ part }) => {
      const platform = { socket: text(part, 'socket'), memory: text(part, 'memoryType') };
      return [`${platform.socket} ${platform.memory}`, platform];
    }),
  );
  return [...keys.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, platform]) => platform);
}

/** What of the stock may stand in a build for this purpose on this platform. */
export function laddersOf(offers: readonly Offer[], platform: Platform, needs: Needs): Ladders {
  const allOf = (slot: SlotId, isWanted: (part: Part) => boolean) =>
    offers
      .filter(({ part }) => slotOf(part.categoryId)?.id === slot && isWanted(part))
      .toSorted((a, b) => a.centavos - b.centavos || (a.part.id < b.part.id ? -1 : 1));
  const of = (...wanted: Parameters<typeof allOf>) => thinned(allOf(...wanted));
  // Thinned before, the cheapest of a size might be among what is left out.
  const ofEachSize = (...wanted: Parameters<typeof allOf>) =>
    thinned(cheapestOfEachSize(allOf(...wanted)));
  return {
    cpu: of(
      'cpu',
      (part) =>
        text(part, 'socket') === platform.socket &&
        list(part, 'memoryType').includes(platform.memory) &&
        number(part, 'coreCount') >= needs.cores &&
        (needs.cardGb > 0 || !['None', ''].includes(text(part, 'integratedGraphics'))),
    ),
    motherboard: of(
      'motherboard',
      (part) =>
        text(part, 'socket') === platform.socket && text(part, 'memoryType') === platform.memory,
    ),
    memory: ofEachSize(
      'memory',
      (part) =>
        text(part, 'type') === platform.memory &&
        text(part, 'formFactor') === 'DIMM' &&
        number(part, 'capacity') >= needs.memoryGb &&
        (number(part, 'moduleCount') === 2 || needs.memoryGb < 16),
    ),
    ...(needs.cardGb > 0 && {
      graphics_card: of('graphics_card', (part) => number(part, 'memory') >= needs.cardGb),
    }),
    storage: ofEachSize(
      'storage',
      (part) =>
        text(part, 'formFactor') === 'M.2-2280' && number(part, 'capacity') >= needs.storageGb,
    ),
    // A radiator would ask for mounts that few makers list.
    cpu_cooling: of(
      'cpu_cooling',
      (part) => text(part, 'type') === 'Air' && list(part, 'socket').includes(platform.socket),
    ),
    pc_case: of('pc_case', () => true),
    power_supply: of('power_supply', () => true),
  };
}

/** Enough steps for any budget; each one tried costs a look at all rules. */
const rungs = 20;

const thinned = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter((_, place) => place === 0 || isRung(place, offers.length));

const isRung = (place: number, many: number): boolean =>
  Math.floor((place * rungs) / many) !== Math.floor(((place - 1) * rungs) / many) || many <= rungs;

/** More lights for the same gigabytes are not worth a budget. */
function cheapestOfEachSize(offers: readonly Offer[]): Offer[] {
  let largest = 0;
  return offers.filter(({ part }) => {
    const size = number(part, 'capacity');
    if (size <= largest) return false;
    largest = size;
    return true;
  });
}
