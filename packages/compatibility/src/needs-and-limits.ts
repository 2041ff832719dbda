import { formatMeasure } from '@sirkito/commerce';
import { isM2, isServerDrive } from './facts/drives.ts';
import { maxUpsLoad } from './facts/power.ts';
import {
  ofCard,
  ofCase,
  ofCooler,
  ofMemory,
  ofMotherboard,
  ofProcessor,
  ofSupply,
} from './needs/core-parts.ts';
import { choice, ifAny, measure, stated, type NeedsAndLimits } from './needs/fit-fact.ts';
import { numberOf, textOf, type Part } from './part.ts';

/** Returns what a part needs and what limits it, for shoppers without a build. */
export const needsAndLimits = (part: Part): NeedsAndLimits =>
  byCategory[part.categoryId]?.(part) ?? { needs: [], limits: [] };

function ofDrive(drive: Part): NeedsAndLimits {
  const [size, link] = [textOf(drive, 'formFactor'), textOf(drive, 'interface')];
  if (isM2(drive)) {
    const needs = [
      stated('M.2 slot', size?.replace('M.2-', '')),
      stated('Slot connection', link?.replace('M.2 ', '')),
    ];
    return { needs, limits: [] };
  }
  const needs = [
    stated(isServerDrive(drive) ? 'Server port' : 'Port', link),
    stated('Drive bay', size),
  ];
  return { needs, limits: [] };
}

function ofMonitor(monitor: Part): NeedsAndLimits {
  const [pixels, rate] = [textOf(monitor, 'resolution'), measure(monitor, 'refreshRate', 'Hz')];
  return {
    needs: [stated('Graphics card output', choice(monitor, 'ports'))],
    limits: [...ifAny('Picture', pixels && rate && `${pixels} at ${rate}`)],
  };
}

function ofBackup(backup: Part): NeedsAndLimits {
  const watts = numberOf(backup, 'wattage');
  const load = watts === undefined ? undefined : formatMeasure(Math.floor(watts * maxUpsLoad), 'W');
  const isAvr = textOf(backup, 'type') === 'AVR';
  return {
    needs: [],
    limits: [
      stated('PC at full load', load && `Up to ${load}`),
      ...(isAvr ? [] : [stated('Battery waveform', textOf(backup, 'waveform'))]),
    ],
  };
}

const ofDevice = (device: Part): NeedsAndLimits => ({
  needs: [stated('Connection', choice(device, 'connectivity'))],
  limits: [],
});

const ofAdapter = (adapter: Part): NeedsAndLimits => ({
  needs: [stated('Plugs into', textOf(adapter, 'compatibility'))],
  limits: [],
});

const byCategory: Readonly<Record<string, (part: Part) => NeedsAndLimits>> = {
  cpu: ofProcessor,
  motherboard: ofMotherboard,
  memory: ofMemory,
  graphics_card: ofCard,
  power_supply: ofSupply,
  cpu_cooling: ofCooler,
  pc_case: ofCase,
  storage_ssd: ofDrive,
  storage_hdd: ofDrive,
  monitor: ofMonitor,
  ups_avr: ofBackup,
  keyboard: ofDevice,
  mouse: ofDevice,
  headset: ofDevice,
  cctv: ofDevice,
  adapters: ofAdapter,
  hubs: ofAdapter,
};
