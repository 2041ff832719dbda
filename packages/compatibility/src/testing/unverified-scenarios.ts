import type { Scenario } from './scenario.ts';

/** Builds with missing attributes: the verdict must be unknown, never a guess. */
export const unverifiedScenarios: readonly Scenario[] = [
  {
    title: 'a radiator in a case with unknown mounts',
    parts: ['ARCTIC Liquid Freezer III Pro 420', 'NZXT H7 Flow'],
    expects: { F6: 'unknown' },
  },
  {
    title: 'a card with a radiator that may be in front',
    parts: ['ARCTIC Liquid Freezer III Pro 420', 'NZXT H7 Flow', 'MSI GeForce RTX 5080 VENTUS'],
    expects: { F3: 'unknown' },
  },
  {
    title: 'a cooler without a rating',
    parts: ['Noctua NH-D15 G2', 'AMD Ryzen 9 9950X'],
    expects: { F10: 'ok', F11: 'unknown' },
  },
  {
    title: 'memory next to a cooler with unknown clearance',
    parts: ['Noctua NH-D15 G2', 'G.Skill Trident Z5 Neo RGB 32GB'],
    expects: { F7: 'unknown' },
  },
  {
    title: 'fast memory on a board with an unknown limit',
    parts: ['XPG Lancer RGB 48GB', 'MSI MAG X870 TOMAHAWK'],
    expects: { M5: 'unknown' },
  },
  {
    title: 'a power supply in a case with unknown clearance',
    parts: ['MSI MAG A850GL', 'Fractal Design North XL'],
    expects: { F8: 'unknown' },
  },
  {
    title: 'a 16-pin card on a power supply with unknown connectors',
    parts: ['MSI GeForce RTX 5070 VENTUS', 'DeepCool PK750D'],
    expects: { E2: 'unknown' },
  },
  {
    title: 'a board with unknown CPU power connectors',
    parts: ['MSI MAG X870 TOMAHAWK', 'MSI MAG A850GL'],
    expects: { E3: 'unknown' },
  },
  {
    title: 'an M.2 slot with unknown speed',
    parts: ['Samsung 9100 PRO 2TB', 'MSI MAG X870 TOMAHAWK'],
    expects: { S1: 'unknown' },
  },
  {
    title: 'SATA and M.2 drives on a board with unknown lane sharing',
    parts: ['Kingston NV3 1TB PCIe', 'Seagate BarraCuda 4TB', 'MSI MAG X870 TOMAHAWK'],
    expects: { S2: 'unknown' },
  },
  {
    title: 'a PCIe slot with an unknown generation',
    parts: ['GIGABYTE H810M H', 'MSI GeForce RTX 5060 VENTUS'],
    expects: { S3: 'unknown' },
  },
  {
    title: 'an old processor on a chipset missing from the support table',
    parts: ['AMD Athlon 3000G', 'GIGABYTE A520M K V2'],
    expects: { C1: 'ok', C2: 'unknown' },
  },
  {
    title: 'a simulated sine wave with a power supply of unknown PFC',
    parts: ['AMD Ryzen 5 4600G', 'APC Back-UPS BX750MI-MS 750VA', 'DeepCool PF450'],
    expects: { E5: 'unknown' },
  },
  {
    title: 'a case with an unknown number of fans',
    parts: ['MSI MAG X870 TOMAHAWK', 'Fractal Design Torrent'],
    expects: { H2: 'unknown' },
  },
  {
    title: 'a USB-C port on a board with unknown headers',
    parts: ['MSI MAG X870 TOMAHAWK', 'Cooler Master Elite 301 Lite'],
    expects: { H1: 'unknown' },
  },
];
