import { textOf, type Part } from '../part.ts';

interface Update {
  /** First version with support, as manufacturers name it. */
  bios: string;
  /** Boards released in this year or later ship with it. */
  shipsSince?: number;
}

export type Support = 'native' | 'no' | Update;

interface Generation {
  name: string;
  /** The attribute that identifies the generation, and its pattern. */
  key: 'codename' | 'series' | 'microarchitecture';
  pattern: RegExp;
  /** Chipsets separated by spaces. Support on other chipsets is unverified. */
  boards: readonly (readonly [chipsets: string, support: Support])[];
}

const am4 = { first: 'A320 B350 X370', second: 'B450 X470', third: 'A520 B550 X570' };
const am5 = { first: 'A620 A620A B650 B650E X670 X670E', second: 'B840 B850 X870 X870E' };
const lga1700 = { first: 'H610 B660 H670 Q670 W680 Z690', second: 'B760 H770 Z790' };
const lga1851 = 'H810 B860 Z890 Q870 W880';
const lga1151 = {
  first: 'H110 B150 H170 Q150 Q170 Z170 C232 C236',
  second: 'B250 H270 Q250 Q270 Z270',
  third: 'H310 B360 B365 H370 Q370 Z370 Z390 C242 C246',
};

/** Chipset support by CPU generation. Not yet verified against manufacturers' lists. */
const generations: readonly Generation[] = [
  generation('Ryzen 1000', 'codename', /^Summit Ridge/, [
    [`${am4.first} ${am4.second}`, 'native'],
    [am4.third, 'no'],
  ]),
  generation('Ryzen 2000', 'codename', /^Pinnacle Ridge/, [
    [am4.first, { bios: 'AGESA 1.0.0.1' }],
    [`${am4.second} X570`, 'native'],
    ['A520 B550', 'no'],
  ]),
  generation('Ryzen 2000G', 'codename', /^Raven Ridge/, [
    [am4.first, { bios: 'AGESA 1.0.7.2' }],
    [am4.second, 'native'],
    ['A520 B550', 'no'],
  ]),
  generation('Ryzen 3000G', 'codename', /^Picasso/, [
    [`${am4.first} ${am4.second}`, { bios: 'AGESA 1.0.0.3', shipsSince: 2020 }],
    ['X570', 'native'],
  ]),
  generation('Ryzen 3000', 'codename', /^Matisse/, [
    [`${am4.first} ${am4.second}`, { bios: 'AGESA 1.0.0.3', shipsSince: 2020 }],
    [am4.third, 'native'],
  ]),
  generation('Ryzen 4000', 'codename', /^Renoir/, [
    [am4.second, { bios: 'AGESA 1.0.0.6', shipsSince: 2021 }],
    ['B550 X570', { bios: 'AGESA 1.0.0.2', shipsSince: 2021 }],
    ['A520', 'native'],
  ]),
  generation('Ryzen 5000', 'codename', /^Vermeer/, [
    [am4.first, { bios: 'AGESA 1.2.0.7' }],
    [am4.second, { bios: 'AGESA 1.2.0.0', shipsSince: 2022 }],
    [am4.third, { bios: 'AGESA 1.0.8.0', shipsSince: 2021 }],
  ]),
  generation('Ryzen 5000G', 'codename', /^Cezanne/, [
    [am4.first, { bios: 'AGESA 1.2.0.7' }],
    [`${am4.second} ${am4.third}`, { bios: 'AGESA 1.2.0.3', shipsSince: 2022 }],
  ]),
  generation('Ryzen 7000', 'codename', /^Raphael/, [[`${am5.first} ${am5.second}`, 'native']]),
  generation('Ryzen 8000G', 'codename', /^Phoenix/, [
    [am5.first, { bios: 'AGESA 1.1.0.1', shipsSince: 2024 }],
    [am5.second, 'native'],
  ]),
  generation('Ryzen 9000', 'codename', /^Granite Ridge/, [
    [am5.first, { bios: 'AGESA 1.1.7.0', shipsSince: 2025 }],
    [am5.second, 'native'],
  ]),
  generation('12th generation Core', 'series', /\b(?:12000|G6000|G7000)$/, [
    [`${lga1700.first} ${lga1700.second}`, 'native'],
  ]),
  generation('13th generation Core', 'series', /\b13000$/, [
    [lga1700.first, { bios: 'a version from late 2022', shipsSince: 2023 }],
    [lga1700.second, 'native'],
  ]),
  generation('14th generation Core', 'series', /\b14000$/, [
    [`${lga1700.first} ${lga1700.second}`, { bios: 'a version from late 2023', shipsSince: 2024 }],
  ]),
  generation('Core Ultra 200', 'microarchitecture', /^Arrow Lake$/, [[lga1851, 'native']]),
  generation('Core Ultra 200 Plus', 'microarchitecture', /^Arrow Lake Refresh$/, [
    [lga1851, { bios: 'a version from 2026', shipsSince: 2026 }],
  ]),
  generation('6th generation Core', 'microarchitecture', /^Skylake$/, [
    [`${lga1151.first} ${lga1151.second}`, 'native'],
    [lga1151.third, 'no'],
  ]),
  generation('7th generation Core', 'microarchitecture', /^Kaby Lake$/, [
    [lga1151.first, { bios: 'a version from 2017' }],
    [lga1151.second, 'native'],
    [lga1151.third, 'no'],
  ]),
  generation('8th generation Core', 'series', /\b(?:8000|8700|G5000|E 2100)$/, [
    [lga1151.third, 'native'],
    [`${lga1151.first} ${lga1151.second}`, 'no'],
  ]),
  generation('9th generation Core', 'series', /\b(?:9000|E 2200)$/, [
    [lga1151.third, { bios: 'a version from late 2018', shipsSince: 2019 }],
    [`${lga1151.first} ${lga1151.second}`, 'no'],
  ]),
];

function generation(
  ...[name, key, pattern, boards]: [
    Generation['name'],
    Generation['key'],
    Generation['pattern'],
    Generation['boards'],
  ]
): Generation {
  return { name, key, pattern, boards };
}

/** Normalises "AMD B650" to "B650". */
export const chipsetOf = (board: Part): string | undefined =>
  textOf(board, 'chipset')?.replace(/^(?:AMD|Intel) /, '');

const generationOf = (cpu: Part): Generation | undefined =>
  generations.find(({ key, pattern }) => pattern.test(textOf(cpu, key) ?? ''));

/** Returns the chipsets that support a processor; undefined if the table does not cover it. */
export function chipsetsFor(cpu: Part): { native: string[]; afterUpdate: string[] } | undefined {
  const boards = generationOf(cpu)?.boards;
  const chipsetsWith = (isWanted: (support: Support) => boolean) =>
    (boards ?? []).flatMap(([chipsets, support]) => (isWanted(support) ? chipsets.split(' ') : []));
  return (
    boards && {
      native: chipsetsWith((support) => support === 'native'),
      afterUpdate: chipsetsWith((support) => typeof support === 'object'),
    }
  );
}

/** Returns the support for a processor on a board; undefined if the table does not cover it. */
export function supportOf(
  cpu: Part,
  board: Part,
): { generation: string; support: Support } | undefined {
  const chipset = chipsetOf(board);
  const found = generationOf(cpu);
  const row = chipset && found?.boards.find(([names]) => names.split(' ').includes(chipset));
  return found && row ? { generation: found.name, support: row[1] } : undefined;
}
