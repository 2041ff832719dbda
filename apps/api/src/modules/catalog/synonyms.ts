/**
 * The words people use here, and what the shop calls it. The left side is what is typed, in small
 * letters and in the singular; the right side is how products say it. All words on the right must
 * match. A line takes effect with the next release; products need not be written again.
 */
export const synonyms: Readonly<Record<string, string>> = {
  // Kinds of parts
  'video card': 'graphics card',
  videocard: 'graphics card',
  vidcard: 'graphics card',
  'vid card': 'graphics card',
  graphiccard: 'graphics card',
  vga: 'graphics card',
  'display card': 'graphics card',
  procie: 'processor',
  proccie: 'processor',
  proci: 'processor',
  prosesor: 'processor',
  mobo: 'motherboard',
  moboard: 'motherboard',
  mainboard: 'motherboard',
  board: 'motherboard',
  'mother board': 'motherboard',
  'ram stick': 'ram',
  'laptop ram': 'so dimm',
  'laptop memory': 'so dimm',
  sodimm: 'so dimm',
  casing: 'case',
  chassis: 'case',
  'cpu case': 'case',
  'power supply unit': 'power supply',
  powersupply: 'power supply',
  'true rated psu': 'power supply',
  'solid state drive': 'ssd',
  nvme: 'nvme ssd',
  m2: 'm2 ssd',
  'hard drive': 'hard disk',
  harddrive: 'hard disk',
  harddisk: 'hard disk',
  hardisk: 'hard disk',
  'cctv hdd': 'surveillance hard disk',
  'hdd cctv': 'surveillance hard disk',
  'cctv hard drive': 'surveillance hard disk',
  'hard drive cctv': 'surveillance hard disk',
  heatsink: 'cooler',
  hsf: 'air cooler',
  aircooler: 'air cooler',
  'cpu fan': 'cooler',
  aio: 'liquid cooler',
  'water cooler': 'liquid cooler',
  'water cooling': 'liquid cooler',
  watercool: 'liquid cooler',
  'liquid cooling': 'liquid cooler',
  keyb: 'keyboard',
  kb: 'keyboard',
  'mech keyboard': 'mechanical keyboard',
  'mech kb': 'mechanical keyboard',
  mice: 'mouse',
  headphone: 'headset',
  earphone: 'in ear headset',
  earbud: 'in ear headset',
  mic: 'microphone',
  screen: 'monitor',
  lcd: 'monitor',
  'security camera': 'cctv',
  'ip cam': 'wifi camera',
  'ip camera': 'wifi camera',
  cam: 'camera',
  'voltage regulator': 'avr',
  'battery backup': 'ups',
  wifi: 'wifi adapter',
  dongle: 'usb adapter',
  'wifi dongle': 'wifi usb adapter',
  'wifi receiver': 'wifi usb adapter',
  bluetooth: 'bluetooth adapter',
  'lan card': 'network card',
  'lan adapter': 'ethernet adapter',
  'lan cable': 'ethernet cable',
  'internet cable': 'ethernet cable',
  'utp cable': 'ethernet cable',
  'network cable': 'ethernet cable',
  'switch hub': 'network switch',
  'extension cord': 'extension cable',
  'usb splitter': 'usb hub',
  dock: 'docking station',
  charger: 'charging',
  doorbell: 'doorbell camera',

  // Brands and families
  'western digital': 'wd',
  'g skill': 'gskill',
  'team group': 'teamgroup',
  rk: 'royal kludge',
  r3: 'ryzen 3',
  r5: 'ryzen 5',
  r7: 'ryzen 7',
  r9: 'ryzen 9',

  // Forms, sizes and colours
  'type c': 'usb c',
  typec: 'usb c',
  dp: 'displayport',
  'display port': 'displayport',
  lan: 'ethernet',
  matx: 'micro atx',
  'm atx': 'micro atx',
  itx: 'mini itx',
  mitx: 'mini itx',
  '1080p': 'fhd',
  'full hd': 'fhd',
  '2k': 'qhd',
  '1440p': 'qhd',
  uhd: '4k',
  ultrawide: 'uwqhd',
  tenkeyless: 'tkl',
  gen3: 'pcie 3.0',
  gen4: 'pcie 4.0',
  gen5: 'pcie 5.0',
  meter: 'm',
  puti: 'white',
  itim: 'black',
  pula: 'red',
  'walang wire': 'wireless',
  'non wireless': 'wired',
};

/** What each kind of part is called in its products' documents, before all other words. */
export const kindWords: Readonly<Record<string, string>> = {
  cpu: 'cpu processor',
  motherboard: 'motherboard',
  memory: 'memory ram',
  graphics_card: 'graphics card gpu',
  storage_ssd: 'ssd storage',
  storage_hdd: 'hard disk drive hdd storage',
  power_supply: 'power supply psu',
  cpu_cooling: 'cooler',
  pc_case: 'case',
  monitor: 'monitor',
  keyboard: 'keyboard',
  mouse: 'mouse',
  headset: 'headset',
  cctv: 'cctv camera',
  cables: 'cable',
  adapters: 'adapter',
  hubs: 'hub',
};

/** Said in passing and never searched for, unless nothing else is said. */
export const stopWords: readonly string[] =
  `with for and the of to in on or from by w na ng sa ang yung yun para pang po lang may meron
   pc computer desktop price cheap cheapest best budget murang mura new original legit sale
   philippines ph sulit`.split(/\s+/);

/** Liked when they match and not missed when they do not. */
export const softWords: readonly string[] = ['gaming', 'game', 'gamer', 'rated'];

/** After a model number these name another model: a 5070 Ti is not a 5070. */
export const variantWords: readonly string[] =
  'ti super xt xtx gre x s se pro plus max ultra evo lite mini'.split(' ');

/** A Cloud II is also asked for as a Cloud 2. */
export const romanNumbers: Readonly<Record<string, string>> = {
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
};
