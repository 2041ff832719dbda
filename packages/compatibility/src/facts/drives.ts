import { assign } from './matching.ts';
import { flagOf, listOf, numberOf, textOf, type Part } from '../part.ts';

interface Link {
  /** PCIe generation and lanes; absent for SATA. */
  generation?: number;
  lanes?: number;
}

export interface M2Drive extends Link {
  part: Part;
  lengthMm?: number;
  /** Undefined if no source states it. */
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

/** Server drives: desktop boards have no connector for them. */
export const isServerDrive = (drive: Part): boolean =>
  /^(SAS|U\.[23])/.test(textOf(drive, 'interface') ?? '');

/** Returns whether a drive takes a SATA port; undefined if unknown or dependent on the board. */
export function usesSataPort(drive: Part): boolean | undefined {
  if (isM2(drive) || isServerDrive(drive)) return false;
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

/** Parses "2280 PCIe 4.0 x4 or SATA": maximum length and supported links. */
const toSlot = (text: string): M2Slot => ({
  lengthMm: Number(/^22(\d+)/.exec(text)?.[1] ?? 80),
  takesNvme: text.includes('PCIe'),
  takesSata: text.includes('SATA'),
  ...linkOf(text),
});

const m2SlotsOf = (board: Part): readonly M2Slot[] | undefined =>
  listOf(board, 'm2SlotTypes')?.map(toSlot);

/** What using an M.2 slot disables. */
export interface Sharing {
  sataPorts: number;
  cardLanes?: number;
}

/** Returns the lane sharing of each M.2 slot, by index. */
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
  /** Slot index of each drive; undefined if it got none. */
  slotIndexes: readonly (number | undefined)[];
  /** SATA ports disabled by this plan; undefined if the manufacturer does not state the sharing. */
  disabledPorts: number | undefined;
}

/**
 * Assigns drives to M.2 slots: as many as possible, then leaving enough ports for SATA drives, then
 * as fast as possible. Undefined if the individual slots are unknown.
 */
export function planM2(board: Part, drives: readonly Part[]): M2Plan | undefined {
  const slots = m2SlotsOf(board);
  if (!slots) return undefined;
  const inM2 = drives.filter(isM2).map(toM2Drive);
  const sharing = sharingOf(board);
  const countDisabledPorts = (slotIndexes: readonly (number | undefined)[]) =>
    sharing &&
    slotIndexes.reduce<number>(
      (sum, index) => sum + (index === undefined ? 0 : (sharing.get(index)?.sataPorts ?? 0)),
      0,
    );
  const plan = (costs: { slower: number; port: number }) => {
    const { slotIndexes } = assign(inM2.length, slots.length, (item, index) => {
      const [drive, slot] = [inM2[item], slots[index]];
      if (!drive || !slot || !fitsSlot(drive, slot)) return undefined;
      const ports = sharing?.get(index)?.sataPorts ?? 0;
      return costs.slower * Number(isSlowedBy(drive, slot)) + costs.port * ports;
    });
    const disabledPorts = countDisabledPorts(slotIndexes);
    return { drives: inM2, slots, slotIndexes, disabledPorts };
  };

  const fastest = plan({ slower: 1000, port: 1 });
  const needed = drives.filter((drive) => usesSataPort(drive) === true).length;
  const left = (numberOf(board, 'sataPorts') ?? Infinity) - (fastest.disabledPorts ?? 0);
  return needed <= left ? fastest : plan({ slower: 1, port: 1000 });
}

function fitsSlot({ lengthMm = 0, isSata }: M2Drive, slot: M2Slot): boolean {
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
