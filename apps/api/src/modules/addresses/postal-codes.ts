import usePostalCodes from 'use-postal-ph/dist/index.mjs';
import { z } from 'zod';
import type { LocalityRecord } from './localities.queries.ts';
import { normalizeName } from './find-barangay.ts';

const PostOffice = z.object({
  /** A province, or in Metro Manila a city. */
  location: z.string(),
  /** A city or municipality, or in Metro Manila a part of the city. */
  municipality: z.string(),
  post_code: z.int(),
});

const { data } = usePostalCodes().fetchDataLists({ limit: 10_000 });
const offices = z.array(PostOffice).parse(data);
const [officesByLocation, officesByName] = [
  Map.groupBy(
    offices,
    ({ location, municipality }) => `${normalizeName(location)}/${normalizeName(municipality)}`,
  ),
  Map.groupBy(offices, ({ municipality }) => normalizeName(municipality)),
];
const centralOffices = new Map(
  offices
    .filter(({ municipality }) => municipality.includes('CPO'))
    .map((office) => [normalizeName(office.location), office]),
);

/** Returns the postal code when the list of post offices has an unambiguous match by name. */
export function postalCodeOf(
  { level, name }: Pick<LocalityRecord, 'level' | 'name'>,
  parent: string,
): string | undefined {
  const exact = officesByLocation.get(`${normalizeName(parent)}/${normalizeName(name)}`)?.[0];
  if (level === 'barangay') return formatPostalCode(exact);
  const namesakes = officesByName.get(normalizeName(name)) ?? [];
  const unambiguous = namesakes.length === 1 ? namesakes[0] : undefined;
  return formatPostalCode(exact ?? centralOffices.get(normalizeName(name)) ?? unambiguous);
}

const formatPostalCode = (office: z.output<typeof PostOffice> | undefined) =>
  office?.post_code.toString().padStart(4, '0');
