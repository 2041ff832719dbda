import { isDeepStrictEqual } from 'node:util';

/** What kind of thing one sees: module and board sizes, cooler and headset types, ports, sets. */
export type Form = Readonly<Record<string, unknown>>;

export interface Shaped {
  category: string;
  attributes: Readonly<Record<string, unknown>>;
  /** What no specification states. */
  form?: Form;
}

type Attributes = Shaped['attributes'];

/** Air coolers below this height blow down on the board. */
const lowCoolerMm = 90;
/** Cases from this width have a second chamber beside the board. */
const dualChamberMm = 265;

const derived: Readonly<Record<string, (attributes: Attributes) => Form>> = {
  adapters: ({ type, interface: ends, compatibility }) => {
    if (type === 'Video Adapter') return { kind: ends };
    return {
      kind: type === 'Ethernet USB Adapter' ? `${String(compatibility)} to Ethernet` : type,
    };
  },
  cables: ({ type }) => ({ kind: type }),
  cctv: ({ type }) => ({ kind: type }),
  cpu: ({ socket }) => ({ socket }),
  cpu_cooling: ({ type, coolerHeightMm, fanCount }) => {
    if (type === 'Liquid') return { kind: 'liquid', fans: fanCount };
    if (Number(coolerHeightMm) < lowCoolerMm) return { kind: 'low profile' };
    return { kind: Number(fanCount) > 1 ? 'twin tower' : 'tower' };
  },
  graphics_card: ({ cooling }) => ({ fans: cooling === 'Passive' ? 0 : parseInt(String(cooling)) }),
  headset: ({ type, wireless }) => ({ kind: type, ...(type === 'In-Ear' && { wireless }) }),
  hubs: ({ type, ports }) => ({ kind: type, ports }),
  keyboard: ({ layout }) => ({ layout, withMouse: false }),
  memory: ({ formFactor, moduleCount, heatSpreader, rgb }) => ({
    module: formFactor,
    count: moduleCount,
    heatSpreader,
    lightBar: rgb,
  }),
  monitor: ({ aspectRatio, curved }) => ({ aspectRatio, curved: curved === true }),
  motherboard: ({ formFactor, memorySlots }) => ({ size: formFactor, memorySlots }),
  mouse: () => ({ shape: 'low' }),
  pc_case: ({ formFactor, sidePanel, widthMm }) => ({
    size: formFactor === 'E-ATX' ? 'ATX' : formFactor,
    side: String(sidePanel).split(' ').at(-1),
    isDualChamber: Number(widthMm) >= dualChamberMm,
  }),
  power_supply: ({ formFactor, modular }) => ({
    size: formFactor,
    cables: modular === 'Full' ? 'detached' : 'attached',
  }),
  storage_hdd: ({ formFactor }) => ({ size: formFactor }),
  storage_ssd: ({ formFactor }) => ({ size: formFactor, heatsink: false }),
  ups_avr: ({ type }) => ({ kind: type === 'AVR' ? 'AVR' : 'UPS' }),
};

/** Returns the form a product's picture must show. */
export function declaredForm({ category, attributes, form }: Shaped): Form {
  return { ...derived[category]?.(attributes), ...form };
}

/** Whether a picture of this form shows everything that is declared. */
export function showsForm(shown: Form, declared: Form): boolean {
  return Object.entries(declared).every(([name, value]) => isDeepStrictEqual(shown[name], value));
}
