import type { Centavos } from '@sirkito/commerce';
import type { Part, SlotId } from '@sirkito/compatibility';
import { slotOf } from '@sirkito/compatibility';
import type { PurposeNeeds } from './purpose-needs.ts';

/** A part in stock and its price. */
export interface Offer {
  part: Part;
  centavos: Centavos;
}

/** Candidates for each slot, cheapest first. */
export type SlotOffers = Partial<Record<SlotId, readonly Offer[]>>;

/** A socket and a memory type. Parts of different platforms are never compatible. */
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

/** Returns the candidates for each slot of a build for this purpose on this platform. */
export function offersBySlot(
  offers: readonly Offer[],
  platform: Platform,
  needs: PurposeNeeds,
): SlotOffers {
  const allOf = (slot: SlotId, isSuitable: (part: Part) => boolean) =>
    offers
      .filter(({ part }) => slotOf(part.categoryId)?.id === slot && isSuitable(part))
      .toSorted((a, b) => a.centavos - b.centavos || (a.part.id < b.part.id ? -1 : 1));
  const of = (...args: Parameters<typeof allOf>) => sample(allOf(...args));
  // Sampling first could drop the cheapest of a size.
  const ofEachSize = (...args: Parameters<typeof allOf>) =>
    sample(cheapestOfEachSize(allOf(...args)));
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
    // Air coolers only: few cases list their radiator mounts. Without a rating, none is verified.
    cpu_cooling: of(
      'cpu_cooling',
      (part) =>
        text(part, 'type') === 'Air' &&
        number(part, 'tdpRatingWatts') > 0 &&
        list(part, 'socket').includes(platform.socket),
    ),
    pc_case: of('pc_case', () => true),
    power_supply: of('power_supply', () => true),
  };
}

/** Per slot. Every offer that is tried costs an evaluation of all rules. */
const maxOffers = 20;

const sample = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter((_, index) => index === 0 || isSampled(index, offers.length));

const isSampled = (index: number, count: number): boolean =>
  Math.floor((index * maxOffers) / count) !== Math.floor(((index - 1) * maxOffers) / count) ||
  count <= maxOffers;

/** Keeps an offer only if it has more capacity than every cheaper one. */
function cheapestOfEachSize(offers: readonly Offer[]): Offer[] {
  let largest = 0;
  return offers.filter(({ part }) => {
    const size = number(part, 'capacity');
    if (size <= largest) return false;
    largest = size;
    return true;
  });
}
