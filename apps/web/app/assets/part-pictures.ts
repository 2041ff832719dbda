import type { ImageSources } from '#web/ui/product/responsive-image.tsx';

const files = import.meta.glob<string>(['./parts/*', '!./parts/gpu-3fan-black-*'], {
  eager: true,
  query: '?url',
  import: 'default',
});

const file = (name: string): string => {
  const url = files[`./parts/${name}`];
  if (!url) throw new Error(`There is no picture ${name}`);
  return url;
};

/** AVIF in some widths for nearly everyone, WebP in one for the rest. */
const square = (name: string, widths: readonly number[], fallback: number): ImageSources => ({
  avif: widths.map((width) => `${file(`${name}-${width}.avif`)} ${width}w`).join(', '),
  src: file(`${name}-${fallback}.webp`),
  width: fallback,
  height: fallback,
});

const thumb = (name: string): ImageSources => square(name, [160], 160);

/** A part for each category that holds parts, by category id; those shown small are small. */
export const categoryPictures: Readonly<Record<string, ImageSources>> = {
  cpu: square('cpu-am5', [320, 560], 320),
  motherboard: square('motherboard-z790', [320, 560], 320),
  memory: square('ram-white-rgb', [320, 560], 320),
  graphics_card: square('gpu-2fan-white', [320, 560], 320),
  power_supply: square('psu-850', [320, 560], 320),
  pc_case: square('case-black', [320], 320),
  monitor: square('monitor-27', [480, 768], 768),
  headset: square('headset-black', [480, 768], 768),
  storage: thumb('ssd-m2-black'),
  storage_ssd: thumb('ssd-m2-black'),
  storage_hdd: thumb('hdd-35-blue'),
  cpu_cooling: thumb('air-single-black'),
  keyboard: thumb('keyboard-tkl-black'),
  mouse: thumb('mouse-black'),
  cctv: thumb('cctv-bullet-white'),
  ups_avr: thumb('ups-tower-black'),
  cables: thumb('cable-hdmi-black'),
  adapters: thumb('hub-usbc'),
  hubs: thumb('hub-usbc'),
};
