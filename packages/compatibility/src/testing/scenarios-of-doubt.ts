import type { Scenario } from './scenario.ts';

/** Where the shop lacks a fact it must say so, and not guess. */
export const scenariosOfDoubt: readonly Scenario[] = [
  {
    says: 'a radiator in a case whose mounts nobody lists',
    parts: ['ARCTIC Liquid Freezer III Pro 420', 'NZXT H7 Flow'],
    expects: { F6: 'unknown' },
  },
  {
    says: 'a card beside a radiator that may be in front',
    parts: ['ARCTIC Liquid Freezer III Pro 420', 'NZXT H7 Flow', 'MSI GeForce RTX 5080 VENTUS'],
    expects: { F3: 'unknown' },
  },
  {
    says: 'a cooler without a rating',
    parts: ['DeepCool AK620 Air Cooler', 'AMD Ryzen 9 9950X'],
    expects: { F10: 'ok', F11: 'unknown' },
  },
  {
    says: 'memory beside a cooler of unknown clearance',
    parts: ['Noctua NH-D15 G2', 'G.Skill Trident Z5 Neo RGB 32GB'],
    expects: { F7: 'unknown' },
  },
  {
    says: 'fast memory on a board of unknown limit',
    parts: ['XPG Lancer RGB 48GB', 'MSI MAG X870 TOMAHAWK'],
    expects: { M5: 'unknown' },
  },
  {
    says: 'a supply of unknown room',
    parts: ['MSI MAG A850GL', 'Fractal Design North XL'],
    expects: { F8: 'unknown' },
  },
  {
    says: 'a wide plug on a supply that lists none',
    parts: ['MSI GeForce RTX 5070 VENTUS', 'DeepCool PK750D'],
    expects: { E2: 'unknown' },
  },
  {
    says: 'processor plugs no board lists',
    parts: ['MSI MAG X870 TOMAHAWK', 'MSI MAG A850GL'],
    expects: { E3: 'unknown' },
  },
  {
    says: 'a slot whose speed nobody lists',
    parts: ['Samsung 9100 PRO 2TB', 'MSI MAG X870 TOMAHAWK'],
    expects: { S1: 'unknown' },
  },
  {
    says: 'SATA beside M.2 on a board that does not say what it shares',
    parts: ['Kingston NV3 1TB PCIe', 'Seagate BarraCuda 4TB', 'MSI MAG X870 TOMAHAWK'],
    expects: { S2: 'unknown' },
  },
  {
    says: 'a slot of unknown generation',
    parts: ['GIGABYTE H810M H', 'MSI GeForce RTX 5060 VENTUS'],
    expects: { S3: 'unknown' },
  },
  {
    says: 'an old processor on a chipset its maker does not list',
    parts: ['AMD Athlon 3000G', 'GIGABYTE A520M K V2'],
    expects: { C1: 'ok', C2: 'unknown' },
  },
  {
    says: 'a simulated sine with a supply of unknown kind',
    parts: ['AMD Ryzen 5 4600G', 'APC Back-UPS BX750MI-MS 750VA', 'DeepCool PF450'],
    expects: { E5: 'unknown' },
  },
  {
    says: 'fans nobody counted',
    parts: ['MSI MAG X870 TOMAHAWK', 'Fractal Design Torrent'],
    expects: { H2: 'unknown' },
  },
  {
    says: 'a USB-C port and a board that does not list its headers',
    parts: ['MSI MAG X870 TOMAHAWK', 'Cooler Master Elite 301 Lite'],
    expects: { H1: 'unknown' },
  },
];
