import usePostalCodes from 'use-postal-ph/dist/index.mjs';
import type { PlaceRecord } from './places.queries.ts';

interface PostOffice {
  /** A province, or in Metro Manila a city. */
  location: string;
  /** A city or municipality, or in Metro Manila a part of the city. */
  municipality: string;
  post_code: number;
}

const short = { sta: 'santa', sto: 'santo', gen: 'general', sn: 'san' };
const { data } = usePostalCodes().fetchDataLists({ limit: 10_000 });
const offices = data as PostOffice[]; // the package leaves every field open
const [inLocation, everywhere] = [
  Map.groupBy(offices, ({ location, municipality }) => `${plain(location)}/${plain(municipality)}`),
  Map.groupBy(offices, ({ municipality }) => plain(municipality)),
];
const central = new Map(
  offices
    .filter(({ municipality }) => municipality.includes('CPO'))
    .map((office) => [plain(office.location), office]),
);

/** What a letter to this place would carry, as far as the list of post offices knows the name. */
export function postalCodeOf(
  { level, name }: Pick<PlaceRecord, 'level' | 'name'>,
  parent: string,
): string | undefined {
  const exact = inLocation.get(`${plain(parent)}/${plain(name)}`)?.[0];
  if (level === 'barangay') return spell(exact);
  const namesakes = everywhere.get(plain(name)) ?? [];
  const only = namesakes.length === 1 ? namesakes[0] : undefined;
  return spell(exact ?? central.get(plain(name)) ?? only);
}

const spell = (office: PostOffice | undefined) => office?.post_code.toString().padStart(4, '0');

/** "City of San Juan", "San Juan City" and "san juan" are one name. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}|\(.*?\)|\bcity of\b|\b(?:city|province)\b/gu, '')
    .replaceAll(
      /\b(sta|sto|gen|sn)\b\.?/g,
      (word) => short[word.replace('.', '') as keyof typeof short],
    )
    .replaceAll(/[^a-z0-9]/g, '');
}
