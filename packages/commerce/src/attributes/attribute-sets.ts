import { adapters } from './adapters.ts';
import type { AttributeSet } from './attribute.ts';
import { cables } from './cables.ts';
import { cctv } from './cctv.ts';
import { cpuCooling } from './cpu-cooling.ts';
import { cpu } from './cpu.ts';
import { graphicsCard } from './graphics-card.ts';
import { headset } from './headset.ts';
import { hubs } from './hubs.ts';
import { keyboard } from './keyboard.ts';
import { memory } from './memory.ts';
import { monitor } from './monitor.ts';
import { motherboard } from './motherboard.ts';
import { mouse } from './mouse.ts';
import { pcCase } from './pc-case.ts';
import { powerSupply } from './power-supply.ts';
import { storageHdd } from './storage-hdd.ts';
import { storageSsd } from './storage-ssd.ts';
import { upsAvr } from './ups-avr.ts';

/** What is known of each subcategory, by its id in the category tree. */
export const attributeSets: Readonly<Record<string, AttributeSet>> = {
  cpu,
  motherboard,
  memory,
  graphics_card: graphicsCard,
  storage_ssd: storageSsd,
  storage_hdd: storageHdd,
  power_supply: powerSupply,
  cpu_cooling: cpuCooling,
  pc_case: pcCase,
  monitor,
  keyboard,
  mouse,
  headset,
  cctv,
  ups_avr: upsAvr,
  cables,
  adapters,
  hubs,
};

/** Notes of a source about itself; they say nothing about the part. */
export const ignoredOnImport: readonly string[] = ['specVerified'];

/** The declaration of a subcategory. Products live in subcategories only, never in a group. */
export function attributesOf(categoryId: string): AttributeSet {
  const set = Object.hasOwn(attributeSets, categoryId) ? attributeSets[categoryId] : undefined;
  if (!set) throw new RangeError(`${categoryId} is not a subcategory`);
  return set;
}
