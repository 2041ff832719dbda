import { assign } from './matching.ts';
import { flagOf, listOf, numberOf, textOf, type Part } from './part.ts';

interface Link {
  /** PCIe generation and lanes; absent where only SATA runs. */
  generation?: number;
  lanes?: number;
}

export interface M2Drive extends Link {
  part: Part;
  lengthMm?: number;
  /** Undefined where no source says. */
  isSata: boolean | undefined;
}

interface M2Slot extends Link {
  lengthMm: number;
  takesSata: boolean;
  takesNvme: boolean;
}

export const isM2 = (drive: Part): boolean =>
  textOf(drive, 'formFactor')?.startsWith('M.2') ??
  textOf(drive, 'interface')?.startsWith('M.2') ??
  false;

/** Server drives: no desktop board has a connector for them. */
export const isForServers = (drive: Part): boolean =>
  /^(SAS|U\.[23])/.test(textOf(drive, 'interface') ?? '');

/** Whether it takes a SATA port; undefined where no source says, or boards differ about the kind. */
export function usesSataPort(drive: Part): boolean | undefined {
  if (isM2(drive) || isForServers(drive)) return false;
  return textOf(drive, 'interface')?.startsWith('SATA') === true ? true : undefined;
}

function toM2Drive(part: Part): M2Drive {
  const name = textOf(part, 'interface') ?? '';
  const length = /^M\.2-22(\d+)$/.exec(textOf(part, 'formFactor') ?? '')?.[1];
  return {
    part,
    isSata: sataOf(part),
    ...linkOf(name),
    ...(length && { lengthMm: Number(length) }),
  };
}

function sataOf(part: Part): boolean | undefined {
  const name = textOf(part, 'interface') ?? '';
  if (name.includes('PCIe')) return false;
  if (name === 'M.2 SATA') return true;
  const nvme = flagOf(part, 'nvme');
  return nvme === undefined ? undefined : !nvme;
}

function linkOf(name: string): Link {
  const [, generation, lanes] = /PCIe (\d)\.0 x(\d+)/.exec(name) ?? [];
  return generation ? { generation: Number(generation), lanes: Number(lanes) } : {};
}

/** "2280 PCIe 4.0 x4 or SATA": the longest drive and what runs in it. */
const toSlot = (text: string): M2Slot => ({
  lengthMm: Number(/^22(\d+)/.exec(text)?.[1] ?? 80),
  takesNvme: text.includes('PCIe'),
  takesSata: text.includes('SATA'),
  ...linkOf(text),
});

const m2SlotsOf = (board: Part): readonly M2Slot[] | undefined =>
  listOf(board, 'm2SlotTypes')?.map(toSlot);

/** What using a slot takes away, by the number of the slot from 0. */
export interface Sharing {
  sataPorts: number;
  cardLanes?: number;
}

export function sharingOf(board: Part): ReadonlyMap<number, Sharing> | undefined {
  const lines = listOf(board, 'laneSharing');
  if (!lines) return undefined;
  const shared = new Map<number, Sharing>();
  for (const line of lines) {
    const [, slot, ports, lanes] =
      /^M\.2 slot (\d+) (?:turns off (\d+) SATA|leaves x(\d+) for)/.exec(line) ?? [];
    if (!slot) continue;
    const before = shared.get(Number(slot) - 1) ?? { sataPorts: 0 };
    shared.set(Number(slot) - 1, {
      ...before,
      sataPorts: before.sataPorts + Number(ports ?? 0),
      ...(lanes && { cardLanes: Number(lanes) }),
    });
  }
  return shared;
}

export interface M2Plan {
  drives: readonly M2Drive[];
  slots: readonly M2Slot[];
  /** For each drive its slot. */
  places: readonly (number | undefined)[];
  /** SATA ports that are off in this plan; undefined where the board's maker does not say. */
  portsOff: number | undefined;
}

/**
 * Which drive goes into which slot: every drive if it can be, then so that the SATA drives keep
 * their ports, then as fast as possible. Undefined where the slots are not known one by one.
 */
export function planM2(board: Part, drives: readonly Part[]): M2Plan | undefined {
  const slots = m2SlotsOf(board);
  if (!slots) return undefined;
  const inM2 = drives.filter(isM2).map(toM2Drive);
  const sharing = sharingOf(board);
  const off = (places: readonly (number | undefined)[]) =>
    sharing &&
    places.reduce<number>(
      (sum, at) => sum + (at === undefined ? 0 : (sharing.get(at)?.sataPorts ?? 0)),
      0,
    );
  const plan = (weighs: { slower: number; port: number }) => {
    const { places } = assign(inM2.length, slots.length, (item, place) => {
      const [drive, slot] = [inM2[item], slots[place]];
      if (!drive || !slot || !goesInto(drive, slot)) return undefined;
      const ports = sharing?.get(place)?.sataPorts ?? 0;
      return weighs.slower * Number(isSlowedBy(drive, slot)) + weighs.port * ports;
    });
    return { drives: inM2, slots, places, portsOff: off(places) };
  };

  const fastest = plan({ slower: 1000, port: 1 });
  const wanted = drives.filter((drive) => usesSataPort(drive) === true).length;
  const left = (numberOf(board, 'sataPorts') ?? Infinity) - (fastest.portsOff ?? 0);
  return wanted <= left ? fastest : plan({ slower: 1, port: 1000 });
}

function goesInto({ lengthMm = 0, isSata }: M2Drive, slot: M2Slot): boolean {
  if (lengthMm > slot.lengthMm) return false;
  if (isSata === undefined) return true;
  return isSata ? slot.takesSata : slot.takesNvme;
}

export function isSlowedBy(drive: M2Drive, slot: M2Slot): boolean {
  return (
    (drive.generation ?? 0) > (slot.generation ?? Infinity) ||
    (drive.lanes ?? 0) > (slot.lanes ?? Infinity)
  );
}
