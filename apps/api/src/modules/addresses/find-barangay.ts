import { isKeyOf } from '@sirkito/commerce';
import type { AddressBody } from '@sirkito/contracts/addresses/schemas';
import { AppError } from '@sirkito/contracts/errors';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listSimilarLocalities, type SimilarLocality } from './localities.queries.ts';

type LocalityNames = Pick<AddressBody, 'region' | 'province' | 'cityMunicipality' | 'barangay'>;

const maxCandidates = 5;

/** Returns the code of the one barangay that these names mean. */
export async function findBarangay(read: Reader, names: LocalityNames): Promise<string> {
  const { region = '', province = '', cityMunicipality = '', barangay = '' } = names;
  // A barangay's name alone could be far away.
  if (!province && !cityMunicipality) throw notFound('cityMunicipality', []);
  const allRegions = await listSimilarLocalities(read, null, region);
  const regions = region ? allRegions.filter(isNamed(region, regionKeys)) : allRegions;
  if (regions.length === 0) throw notFound('region', allRegions);

  const { provinces, independentIn } = await findProvinces(read, regions, province);
  const cities = await listSimilarLocalities(
    read,
    [...codesOf(provinces), ...codesOf(independentIn)],
    cityMunicipality,
    'city',
  );
  const namedCities = cities.filter(isNamedCity(cityMunicipality));
  const provinceCodes = new Set(codesOf(provinces));
  const inProvince = namedCities.filter(({ parentCode }) => provinceCodes.has(parentCode ?? ''));
  // People name the province around an independent city, such as Davao del Sur for Davao City.
  const chosen = province && inProvince.length > 0 ? inProvince : namedCities;
  if (chosen.length === 0) throw notFound('cityMunicipality', cities);

  const barangays = await listSimilarLocalities(read, codesOf(chosen), barangay);
  const named = barangays.filter(isNamed(barangay));
  const exact = named.filter(({ name }) => localityKeys(name)[0] === localityKeys(barangay)[0]);
  const [found, other] = exact.length > 0 ? exact : named;
  if (!found) throw notFound('barangay', barangays);
  if (!other) return found.code;
  const parents = new Set(named.map(({ parentCode }) => parentCode));
  const isOneCity = parents.size === 1;
  const possible = isOneCity ? named : chosen.filter(({ code }) => parents.has(code));
  throw notFound(isOneCity ? 'barangay' : 'cityMunicipality', possible);
}

/** Returns the provinces to look in, and the localities whose independent cities count too. */
async function findProvinces(read: Reader, regions: SimilarLocality[], province: string) {
  const all = await listSimilarLocalities(read, codesOf(regions), province, 'province');
  if (!province) return { provinces: all, independentIn: regions };
  const provinces = all.filter(isNamed(province));
  const around = new Set(provinces.map(({ parentCode }) => parentCode));
  const independentIn = regions.filter(
    // Metro Manila is a region, but people name it as a province.
    (region) => around.has(region.code) || isNamed(province, regionKeys)(region),
  );
  if (independentIn.length === 0) throw notFound('province', all.length > 0 ? all : regions);
  return { provinces, independentIn };
}

const codesOf = (localities: SimilarLocality[]): string[] => localities.map(({ code }) => code);

const isNamed = (given: string, keysOf = localityKeys) => {
  const keys = new Set(keysOf(given).filter(Boolean));
  return ({ name }: SimilarLocality) => keysOf(name).some((key) => keys.has(key));
};

/** Quezon City is no other Quezon, but Quezon may be Quezon City. */
function isNamedCity(given: string) {
  const isCity = /\bcity\b/i;
  const hasName = isNamed(given);
  return (city: SimilarLocality) =>
    hasName(city) && (!isCity.test(given) || isCity.test(city.name));
}

/** Says what it could be, most similar first, and where to look it up. */
function notFound(level: keyof LocalityNames, similar: SimilarLocality[]): AppError {
  const candidates = similar
    .slice(0, maxCandidates)
    .map(({ name, parentName }) => (parentName ? `${name} in ${parentName}` : name));
  const [parent, other] = new Set(similar.map(({ parentCode }) => parentCode));
  const query = parent && !other ? `?parent=${parent}` : '';
  const could = candidates.length > 0 ? `Could be ${candidates.join('; ')}` : 'Required';
  const message = `${could}. Look it up with GET /api/shop/places${query}`;
  return new AppError('address.barangay_not_found', {}, { fields: { [level]: message } });
}

const abbreviations = { sta: 'santa', sto: 'santo', gen: 'general', sn: 'san', pob: 'poblacion' };

/** Maps "City of San Juan", "San Juan City" and "san juan" to the same key. */
export function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}|\(.*?\)|\bcity of\b|\b(?:city|province)\b/gu, '')
    .replaceAll(/\b(sta|sto|gen|sn|pob)\b\.?/g, (word, short: string) =>
      isKeyOf(abbreviations, short) ? abbreviations[short] : word,
    )
    .replaceAll(/[^a-z0-9]/g, '');
}

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii'.split(' ');
const regionAliases: Record<string, string> = { metromanila: 'ncr', ivb: 'mimaropa' };

/** Returns the keys of "Region XI (Davao Region)": of both, of "Region 11" and of "Davao". */
const regionKeys = (name: string): string[] =>
  partsOf(name).map((part) => {
    const bare = part.replaceAll(/\bregion\b/gi, '');
    const key = normalizeName(bare.replace(/\d+/, (digits) => romans[Number(digits) - 1] ?? ''));
    return regionAliases[key] ?? key;
  });

/** Returns the keys of "Barangay 659-A, Ermita": of both, of "Brgy. 659-A" and of "Ermita". */
const localityKeys = (name: string): string[] =>
  partsOf(name).map((part) =>
    normalizeName(part.replaceAll(/\b(?:barangay|brgy|bgy|municipality of)\b/gi, '')),
  );

const partsOf = (name: string): string[] => [
  name.replaceAll(/[(),]/g, ' '),
  ...name.split(/[(),]/).filter((part) => part.trim() !== ''),
];
