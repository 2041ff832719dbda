import { tokenize } from './words/tokenize.ts';

/** A kind of product that people look for and the shop doesn't sell. */
interface NotCarried {
  /** Plural, in a sentence: `We don't carry laptops.` */
  name: string;
  /** What to search for instead. */
  nearest: string;
}

type Entry = readonly [names: string, name: string, nearest: string];

/** Names are separated by commas. Used only for a search without results. */
const entries: readonly Entry[] = [
  ['mouse pad, mousepad, mouse mat, desk mat, deskmat', 'mouse pads', 'mouse'],
  ['thermal paste, thermal compound, thermal grease, thermal pad', 'thermal paste', 'cpu cooler'],
  ['laptop, notebook, macbook, chromebook', 'laptops', 'laptop ram'],
  ['laptop charger, laptop adapter', 'laptop chargers', 'usb c hub'],
  ['laptop stand, cooling pad, laptop cooler', 'laptop stands', 'usb hub'],
  ['system unit, prebuilt, pc set, pc package, all in one pc', 'assembled PCs', 'cpu'],
  ['printer, scanner, ink, toner', 'printers', 'printer cable'],
  ['gaming chair, chair, gaming table, desk', 'furniture', 'headset'],
  ['monitor arm, monitor stand, monitor mount', 'monitor arms', 'monitor'],
  ['speaker, soundbar, subwoofer', 'speakers', 'headset'],
  ['webcam, web cam, web camera', 'webcams', 'wifi camera'],
  ['router, modem, mesh wifi, access point', 'routers', 'wifi adapter'],
  ['flash drive, flashdrive, usb drive, thumb drive, pendrive', 'flash drives', 'ssd'],
  ['external hard drive, external hdd, external drive', 'external drives', 'hard disk'],
  ['external ssd, portable ssd', 'external SSDs', 'm.2 enclosure'],
  ['memory card, sd card, micro sd, microsd', 'memory cards', 'ssd'],
  ['case fan, system fan, rgb fan, chassis fan, fan hub', 'case fans', 'cpu cooler'],
  ['controller, gamepad, game pad, joystick, steering wheel', 'controllers', 'gaming mouse'],
  ['ps5, ps4, playstation, xbox, nintendo, console, steam deck', 'consoles', 'graphics card'],
  ['iphone, cellphone, smartphone, phone, tablet, ipad', 'phones and tablets', 'usb c cable'],
  ['power bank, powerbank', 'power banks', 'usb c cable'],
  ['tv, television, smart tv, projector', 'TVs and projectors', 'monitor'],
  ['windows 11, windows 10, windows, microsoft office', 'software', 'ssd'],
  ['keycap, wrist rest', 'keyboard accessories', 'keyboard'],
  ['capture card', 'capture cards', 'hdmi adapter'],
  ['drawing tablet, pen tablet, wacom', 'drawing tablets', 'mouse'],
  ['dvd drive, dvd writer, optical drive', 'optical drives', 'sata ssd'],
  ['dvr, nvr', 'video recorders', 'cctv'],
  ['vr headset, oculus', 'VR headsets', 'headset'],
  ['microphone stand, condenser mic, usb mic, studio mic', 'microphones', 'headset with mic'],
  ['smartwatch, smart watch', 'watches', 'usb c cable'],
  ['server, server rack', 'servers', 'cpu'],
];

const byPhrase = new Map(
  entries.flatMap(([names, name, nearest]) =>
    names.split(', ').map((phrase) => [keyOf(phrase), { name, nearest }] as const),
  ),
);
const maxPhraseLength = 4;

/** Returns the kind of product named in a query that the shop doesn't sell; longer names first. */
export function findNotCarried(query: string): NotCarried | undefined {
  const words = query.split(/\s+/).filter((word) => keyOf(word) !== '');
  for (let length = Math.min(maxPhraseLength, words.length); length > 0; length -= 1) {
    // The last noun says what it is: a PS5 controller is a controller.
    for (let start = words.length - length; start >= 0; start -= 1) {
      const found = byPhrase.get(keyOf(words.slice(start, start + length).join(' ')));
      if (found) return found;
    }
  }
  return undefined;
}

function keyOf(phrase: string): string {
  return tokenize(phrase)
    .map(({ text }) => text)
    .join(' ');
}
