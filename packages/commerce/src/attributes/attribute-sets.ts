import { adapters } from './categories/adapters.ts';
import type { AttributeSet } from './attribute.ts';
import { cables } from './categories/cables.ts';
import { cctv } from './categories/cctv.ts';
import { cpuCooling } from './categories/cpu-cooling.ts';
import { cpu } from './categories/cpu.ts';
import { graphicsCard } from './categories/graphics-card.ts';
import { headset } from './categories/headset.ts';
import { hubs } from './categories/hubs.ts';
import { keyboard } from './categories/keyboard.ts';
import { memory } from './categories/memory.ts';
import { monitor } from './categories/monitor.ts';
import { motherboard } from './categories/motherboard.ts';
import { mouse } from './categories/mouse.ts';
import { pcCase } from './categories/pc-case.ts';
import { powerSupply } from './categories/power-supply.ts';
import { storageHdd } from './categories/storage-hdd.ts';
import { storageSsd } from './categories/storage-ssd.ts';
import { upsAvr } from './categories/ups-avr.ts';

/** Attribute declarations by subcategory id. */
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

/** Metadata of the source, not attributes of the part. */
export const ignoredOnImport: readonly string[] = ['specVerified'];

/** Returns the attributes of a subcategory. Throws for a group, since groups have no products. */
export function attributesOf(categoryId: string): AttributeSet {
  const set = Object.hasOwn(attributeSets, categoryId) ? attributeSets[categoryId] : undefined;
  if (!set) throw new RangeError(`${categoryId} is not a subcategory`);
  return set;
}
