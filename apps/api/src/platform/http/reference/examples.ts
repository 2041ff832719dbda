import { z } from 'zod';
import type { Schema } from './tidy-schema.ts';

/** Values by the name of their property. */
const samples: Readonly<Record<string, unknown>> = {
  addressId: '019a9c3e-7b1f-7c4e-9d55-2f6b1c0a8e31',
  children: [],
  cityMunicipality: 'City of Makati',
  barangay: 'Poblacion',
  brand: 'AMD',
  code: 'PAYDAY',
  days: [1, 3],
  email: 'maria@example.com',
  endsAt: '2026-11-30T15:59:59.000Z',
  fees: [75, 190, 250, 330],
  fullName: 'Maria Santos',
  image: '/api/images/cpu-7800x3d-67fd0a2c',
  name: 'AMD Ryzen 7 7800X3D',
  newPassword: 'Correct-Horse-8',
  phone: '09171234567',
  price: 24_995,
  psgcCode: '1380300020',
  region: 'National Capital Region (NCR)',
  sku: 'AMD-7800X3D',
  staffRole: 'orders',
  startsAt: '2026-11-20T00:00:00.000Z',
  street: '12 Mabini Street',
  targets: [],
  title: 'AMD Ryzen 7 7800X3D',
  total: 25_145,
  userName: 'Maria Santos',
};

/** Other texts: the first that a schema allows is its example. */
const texts = [
  'Example text',
  'Correct-Horse-7',
  'maria@example.com',
  'https://shop.example/path',
  '019a9c3e-7b1f-7c4e-9d55-2f6b1c0a8e31',
  '2026-11-19T02:30:00.000Z',
  '2026-11-19T02:30:00.000Z_019a9c3e-7b1f-7c4e-9d55-2f6b1c0a8e31',
  '2026-11-19',
  '25145.00',
  '/shop/deals',
  'aW1hZ2U=',
  '123-456-789',
  '00000',
  '1210',
];

/** Composes an example of a schema. */
export function exampleOf(
  schema: Schema | boolean | undefined,
  schemas: Readonly<Record<string, Schema>>,
  name = '',
): unknown {
  if (typeof schema !== 'object') return null;
  const [option = schemas[schema.$ref?.split('/').at(-1) ?? '']] =
    schema.anyOf ?? schema.oneOf ?? [];
  if (option) return exampleOf(option, schemas, name);
  const { type, properties = {}, required = [], items, minimum = 1, minItems = 1 } = schema;
  if (type === 'object') {
    const shown = Object.entries(properties).filter(
      ([key, property]) =>
        required.includes(key) ||
        (key in samples && !(typeof property === 'object' && property.readOnly)),
    );
    return Object.fromEntries(
      shown.map(([key, property]) => [key, exampleOf(property, schemas, key)]),
    );
  }
  // Zod reads no patterns with Unicode classes and no references, such as those of items.
  const leaf = z.fromJSONSchema({ ...schema, pattern: '', items: {} });
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const known = [samples[name], schema.const, ...(schema.enum ?? []), ...texts];
  const suits = (value: unknown) =>
    leaf.safeParse(value).success && (typeof value !== 'string' || pattern.test(value));
  const values = [...known, Math.max(minimum, 1), false].filter((value) => value !== undefined);
  const example = values.find(suits);
  if (type !== 'array' || example !== undefined) return example ?? null;
  const item = exampleOf([items].flat()[0], schemas, name.replace(/s$/, ''));
  return Array.from({ length: minItems }, () => item);
}
